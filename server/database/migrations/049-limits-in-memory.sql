-- Each process counts the requests of a minute in its memory.
drop table rate_windows;
