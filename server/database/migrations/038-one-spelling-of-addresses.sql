-- Addresses in their one spelling, as domain/account/contact.ts returns it. Where two accounts have
-- the same address in two spellings, both stay as they are.
update users u set email = lower(normalize(email, NFKC))
where email <> lower(normalize(email, NFKC)) and not exists (
  select from users other
  where other.id <> u.id and lower(normalize(other.email, NFKC)) = lower(normalize(u.email, NFKC)));
