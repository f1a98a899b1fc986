-- Hosts decide about bookings, so a booking says who did, when, and what the guest was told.
alter table bookings
  add column decided_by text check (decided_by in ('host', 'operator')),
  add column decided_at timestamptz(3),
  add column answer text;
alter table bookings drop constraint bookings_cancel_reason_check;
alter table bookings add constraint bookings_cancel_reason_check
  check (cancel_reason in ('unconfirmed', 'operator', 'guest', 'host'));

-- Guest, host and operator read different mails about the same event.
alter table outgoing_messages
  add column reader text check (reader in ('guest', 'host', 'operator'));
