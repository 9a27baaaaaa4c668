-- From where and how a session was opened, for whoever has the account.
alter table sessions add column way text not null default '';

alter table sessions add column address text not null default '';

alter table sessions add column agent text not null default '';

create index sessions_latest on sessions (team_id, account_id, id desc);
