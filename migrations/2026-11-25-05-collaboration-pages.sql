create table collaboration_pages (
  team_id bigint not null,
  id bigint generated always as identity,
  campaign_id bigint not null,
  collaboration_id bigint not null,
  lang text not null,
  expires_at timestamptz not null,
  created_by bigint not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  opened_at timestamptz,
  constraint collaboration_pages_pk primary key (team_id, id),
  constraint collaboration_pages_lang check (lang in ('zh', 'en'))
);

comment on table collaboration_pages is 'dist:team_id addresses under which a creator sees and does their part of one collaboration';

create index collaboration_pages_of on collaboration_pages (team_id, collaboration_id);

alter table collaboration_pages enable row level security;

create policy collaboration_pages_own on collaboration_pages using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table collaboration_page_tokens (
  token_hash bytea not null,
  team_id bigint not null,
  page_id bigint not null,
  constraint collaboration_page_tokens_pk primary key (token_hash)
);

comment on table collaboration_page_tokens is 'dist:token_hash which page of a creator a token is';

create table creator_details (
  team_id bigint not null,
  collaboration_id bigint not null,
  address bytea,
  payment bytea,
  given_at timestamptz not null,
  constraint creator_details_pk primary key (team_id, collaboration_id)
);

comment on table creator_details is 'dist:team_id where to send and how to pay, as the creator gave it; encrypted';

alter table creator_details enable row level security;

create policy creator_details_own on creator_details using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
