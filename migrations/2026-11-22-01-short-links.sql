create table short_codes (
  code text not null,
  host text not null default '',
  team_id bigint not null,
  link_id bigint not null,
  recipient_id bigint,
  constraint short_codes_pk primary key (code, host)
);

comment on table short_codes is 'dist:code which link a short address leads to; one that was deleted keeps its code, so that nobody else gets it';

comment on column short_codes.host is 'a domain of the team; empty: the address of the product';

comment on column short_codes.recipient_id is 'of a mail, whose own address it is';

create table short_hosts (
  host text not null,
  team_id bigint not null,
  domain_id bigint not null,
  constraint short_hosts_pk primary key (host)
);

comment on table short_hosts is 'dist:host domains that belong to a team, as DNS has shown';

create table short_domains (
  team_id bigint not null,
  id bigint generated always as identity,
  host text not null,
  token text not null,
  verified_at timestamptz,
  checked_at timestamptz,
  fault text not null default '',
  created_by bigint not null,
  created_at timestamptz not null,
  constraint short_domains_pk primary key (team_id, id),
  constraint short_domains_host unique (team_id, host)
);

comment on table short_domains is 'dist:team_id domains under which a team wants its short addresses';

comment on column short_domains.token is 'what the domain''s TXT record must say';

alter table short_domains enable row level security;

create policy short_domains_own on short_domains using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table short_links (
  team_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  product_type text not null,
  description text not null default '',
  code text not null,
  host text not null default '',
  target_url text not null,
  ios_url text not null default '',
  android_url text not null default '',
  desktop_url text not null default '',
  expires_at timestamptz,
  is_on boolean not null default true,
  tags text[] not null default '{}',
  creator_id bigint,
  created_by bigint not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  pv bigint not null default 0,
  uv bigint not null default 0,
  bot_pv bigint not null default 0,
  bot_uv bigint not null default 0,
  last_visit_at timestamptz,
  constraint short_links_pk primary key (team_id, id),
  constraint short_links_product_type check (product_type in ('ecommerce', 'app'))
);

comment on table short_links is 'dist:team_id short addresses with where they lead, and how often they were followed';

comment on column short_links.pv is 'visits by people; uv their visitors, each once for ever; those of programs are counted apart';

comment on column short_links.last_visit_at is 'by a person';

create index short_links_newest on short_links (team_id, id desc) where removed_at is null;

create index short_links_of_creator on short_links (team_id, creator_id) where creator_id is not null;

alter table short_links enable row level security;

create policy short_links_own on short_links using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table short_link_recipients (
  team_id bigint not null,
  link_id bigint not null,
  recipient_id bigint not null,
  task_id bigint not null,
  creator_id bigint,
  code text not null,
  constraint short_link_recipients_pk primary key (team_id, link_id, recipient_id)
);

comment on table short_link_recipients is 'dist:team_id the address of a link that a recipient of a mail task got as their own';

create index short_link_recipients_of_task on short_link_recipients (team_id, task_id);

alter table short_link_recipients enable row level security;

create policy short_link_recipients_own on short_link_recipients using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table short_link_settings (
  team_id bigint not null,
  retention_days int not null,
  constraint short_link_settings_pk primary key (team_id)
);

comment on table short_link_settings is 'dist:team_id how long a team keeps access records, where it chose';

alter table short_link_settings enable row level security;

create policy short_link_settings_own on short_link_settings using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
