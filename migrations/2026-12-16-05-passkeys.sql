create table passkeys (
  team_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  name text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkeys_pk primary key (team_id, id),
  constraint passkeys_account foreign key (team_id, account_id) references accounts (team_id, id) on delete cascade
);

comment on table passkeys is 'dist:team_id';

create unique index passkeys_credential on passkeys (team_id, account_id, credential_id);

alter table passkeys enable row level security;

create policy passkeys_own on passkeys using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
