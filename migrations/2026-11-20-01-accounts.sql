create table teams (
  team_id bigint generated always as identity,
  name text not null,
  time_zone text not null,
  created_at timestamptz not null,
  constraint teams_pk primary key (team_id)
);

comment on table teams is 'dist:team_id';

create table accounts (
  team_id bigint not null,
  id bigint generated always as identity,
  username text not null,
  nickname text not null,
  company text not null default '',
  phone text not null default '',
  avatar_url text not null default '',
  role text not null,
  is_operator boolean not null default false,
  password_hash text not null,
  created_at timestamptz not null,
  constraint accounts_pk primary key (team_id, id),
  constraint accounts_role check (role in ('owner', 'member'))
);

comment on table accounts is 'dist:team_id';

alter table accounts add constraint accounts_team foreign key (team_id) references teams (team_id) on delete cascade;

create table sessions (
  team_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  created_at timestamptz not null,
  access_hash bytea not null,
  refresh_hash bytea not null,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  ended_at timestamptz,
  constraint sessions_pk primary key (team_id, id)
);

comment on table sessions is 'dist:team_id';

alter table sessions add constraint sessions_account foreign key (team_id, account_id) references accounts (team_id, id) on delete cascade;

create index sessions_by_account on sessions (team_id, account_id) where ended_at is null;

create table usernames (
  username text not null,
  team_id bigint not null,
  account_id bigint not null,
  constraint usernames_pk primary key (username)
);

comment on table usernames is 'dist:username value to ids, no policy: asked for before the team is known';

create table session_tokens (
  token_hash bytea not null,
  kind text not null,
  team_id bigint not null,
  account_id bigint not null,
  session_id bigint not null,
  constraint session_tokens_pk primary key (token_hash),
  constraint session_tokens_kind check (kind in ('access', 'refresh'))
);

comment on table session_tokens is 'dist:token_hash value to ids, no policy: asked for before the team is known';

alter table teams enable row level security;

create policy teams_own on teams using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

alter table accounts enable row level security;

create policy accounts_own on accounts using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

alter table sessions enable row level security;

create policy sessions_own on sessions using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
