-- Accounts and teams that close: until then it can be taken back.
alter table accounts add column closes_at timestamptz;

alter table teams add column closes_at timestamptz;

comment on column accounts.closes_at is 'when it is deleted; null: it is not being closed';

comment on column teams.closes_at is 'when everything of it is deleted; null: it is not being closed';
