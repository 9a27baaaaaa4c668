drop table session_tokens;

alter table sessions drop column access_hash;

alter table sessions drop column refresh_hash;

alter table sessions drop column access_expires_at;

alter table sessions drop column refresh_expires_at;

drop index sessions_by_account;

update sessions set ended_at = created_at where ended_at is null;

create unique index sessions_live on sessions (team_id, account_id) where ended_at is null;

alter table sessions add column end_reason text;

alter table sessions add constraint sessions_end_reason check (end_reason in ('taken_over', 'ended'));

alter table accounts add column disabled_at timestamptz;

alter table accounts add column last_seen_at timestamptz;

create unique index accounts_owner on accounts (team_id) where role = 'owner';

create table session_tokens (
  token_hash bytea not null,
  kind text not null,
  team_id bigint not null,
  account_id bigint not null,
  session_id bigint not null,
  role text not null,
  is_operator boolean not null,
  expires_at timestamptz not null,
  rotated_at timestamptz,
  rotation_salt bytea,
  constraint session_tokens_pk primary key (token_hash),
  constraint session_tokens_kind check (kind in ('access', 'refresh'))
);

comment on table session_tokens is 'dist:token_hash value to what a request must know, no policy: asked for before the team is known';

create index session_tokens_by_session on session_tokens (session_id);

create table phones (
  phone text not null,
  team_id bigint not null,
  account_id bigint not null,
  constraint phones_pk primary key (phone)
);

comment on table phones is 'dist:phone value to ids, no policy: asked for before the team is known';

create table phone_codes (
  phone text not null,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left int not null,
  constraint phone_codes_pk primary key (phone)
);

comment on table phone_codes is 'dist:phone codes sent by text message, no policy: asked for before the team is known';

create table sign_in_failures (
  username text not null,
  failures int not null,
  ends_at timestamptz not null,
  constraint sign_in_failures_pk primary key (username)
);

comment on table sign_in_failures is 'dist:username wrong passwords of a user name, whether it exists or not, no policy';

create table rate_windows (
  key text not null,
  taken int not null,
  ends_at timestamptz not null,
  constraint rate_windows_pk primary key (key)
);

comment on table rate_windows is 'dist:key what was asked of late by a phone or an address, no policy';

create table avatars (
  team_id bigint not null,
  account_id bigint not null,
  image bytea not null,
  created_at timestamptz not null,
  constraint avatars_pk primary key (team_id, account_id),
  constraint avatars_account foreign key (team_id, account_id) references accounts (team_id, id) on delete cascade
);

comment on table avatars is 'dist:team_id';

alter table avatars enable row level security;

create policy avatars_own on avatars using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table avatar_keys (
  key text not null,
  team_id bigint not null,
  account_id bigint not null,
  constraint avatar_keys_pk primary key (key)
);

comment on table avatar_keys is 'dist:key value to ids, no policy: an address that nobody can guess, asked for by pictures on a page';

create table invitations (
  team_id bigint not null,
  id bigint generated always as identity,
  note text not null default '',
  invited_by bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  accepted_by bigint,
  constraint invitations_pk primary key (team_id, id)
);

comment on table invitations is 'dist:team_id';

alter table invitations add constraint invitations_team foreign key (team_id) references teams (team_id) on delete cascade;

alter table invitations enable row level security;

create policy invitations_own on invitations using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table invitation_tokens (
  token_hash bytea not null,
  team_id bigint not null,
  invitation_id bigint not null,
  constraint invitation_tokens_pk primary key (token_hash)
);

comment on table invitation_tokens is 'dist:token_hash value to ids, no policy: asked for before the team is known';

create table sandbox_messages (
  id bigint generated always as identity,
  phone text not null,
  code text not null,
  sent_at timestamptz not null,
  constraint sandbox_messages_pk primary key (id)
);

comment on table sandbox_messages is 'dist:local text messages that the sandbox keeps instead of sending';
