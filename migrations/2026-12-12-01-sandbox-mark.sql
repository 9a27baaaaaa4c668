-- A database remembers that it was furnished as a sandbox, whose operator account everybody knows. These are what only
-- the start of a sandbox writes; samples alone may also have been loaded by a command.
insert into sandbox_settings (name, value)
select 'furnished', 1
where exists (select from sandbox_settings)
  or exists (select from signing_keys where name = 'sandbox-payments')
  or exists (select from source_credentials where is_sandbox)
on conflict (name) do nothing;
