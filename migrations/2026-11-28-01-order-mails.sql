create table order_mails (
  team_id bigint not null,
  order_id bigint not null,
  address text not null,
  lang text not null,
  state text not null default 'waiting',
  tries integer not null default 0,
  fault text not null default '',
  sent_at timestamptz,
  constraint order_mails_pk primary key (team_id, order_id),
  constraint order_mails_state check (state in ('waiting', 'sent', 'failed'))
);

comment on table order_mails is 'dist:team_id where it is told by mail that an order was paid, and whether it was told';

alter table order_mails enable row level security;

create policy order_mails_own on order_mails using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table sandbox_letters (
  team_id bigint not null,
  id bigint generated always as identity,
  address text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null,
  constraint sandbox_letters_pk primary key (team_id, id)
);

comment on table sandbox_letters is 'dist:team_id mails of the installation itself that the sandbox keeps instead of sending';

alter table sandbox_letters enable row level security;

create policy sandbox_letters_own on sandbox_letters using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
