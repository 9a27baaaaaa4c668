create table scim_tokens (
  team_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint scim_tokens_pk primary key (team_id, id)
);

comment on table scim_tokens is 'dist:team_id with which identity providers keep the accounts of the team';

alter table scim_tokens add constraint scim_tokens_team foreign key (team_id) references teams (team_id) on delete cascade;

alter table scim_tokens enable row level security;

create policy scim_tokens_own on scim_tokens using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table scim_token_hashes (
  token_hash bytea not null,
  team_id bigint not null,
  token_id bigint not null,
  constraint scim_token_hashes_pk primary key (token_hash)
);

comment on table scim_token_hashes is 'dist:token_hash value to ids, no policy: asked for before the team is known';

create table scim_users (
  team_id bigint not null,
  account_id bigint not null,
  user_name text not null,
  external_id text,
  display_name text not null default '',
  given_name text not null default '',
  family_name text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  constraint scim_users_pk primary key (team_id, account_id),
  constraint scim_users_account foreign key (team_id, account_id) references accounts (team_id, id) on delete cascade
);

comment on table scim_users is 'dist:team_id accounts that an identity provider keeps; their addresses are in work_addresses';

comment on column scim_users.removed_at is 'the provider deleted it: its account is disabled, and comes back with the same address';

create unique index scim_users_user_name on scim_users (team_id, lower(user_name)) where removed_at is null;

alter table scim_users enable row level security;

create policy scim_users_own on scim_users using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
