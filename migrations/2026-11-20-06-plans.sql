create table plans (
  code text not null,
  position int not null,
  name_zh text not null,
  name_en text not null,
  monthly_fen int not null,
  constraint plans_pk primary key (code)
);

comment on table plans is 'dist:reference';

create table plan_terms (
  months int not null,
  discount_bp int not null,
  constraint plan_terms_pk primary key (months)
);

comment on table plan_terms is 'dist:reference';

create table plan_entitlements (
  plan text not null,
  key text not null,
  value text not null,
  constraint plan_entitlements_pk primary key (plan, key),
  constraint plan_entitlements_plan foreign key (plan) references plans (code) on delete cascade
);

comment on table plan_entitlements is 'dist:reference';

insert into plans (code, position, name_zh, name_en, monthly_fen) values
  ('free', 0, '免费版', 'Free', 0),
  ('basic', 1, '基础版', 'Basic', 29900),
  ('pro', 2, '专业版', 'Pro', 89900),
  ('team', 3, '旗舰版', 'Flagship', 299900);

insert into plan_terms (months, discount_bp) values (1, 0), (3, 500), (6, 1000), (12, 2000);

insert into plan_entitlements (plan, key, value) values
  ('free', 'search.platforms', 'tiktok'), ('basic', 'search.platforms', 'all'), ('pro', 'search.platforms', 'all'), ('team', 'search.platforms', 'all'),
  ('free', 'search.filters', 'keyword,region,tags,followers'), ('basic', 'search.filters', 'all'), ('pro', 'search.filters', 'all'), ('team', 'search.filters', 'all'),
  ('free', 'search.results', '60'), ('basic', 'search.results', '1000'), ('pro', 'search.results', '5000'), ('team', 'search.results', '10000'),
  ('free', 'search.daily', '30'), ('basic', 'search.daily', '500'), ('pro', 'search.daily', '3000'), ('team', 'search.daily', '20000'),
  ('free', 'email.unlock', '10'), ('basic', 'email.unlock', '500'), ('pro', 'email.unlock', '3000'), ('team', 'email.unlock', '20000'),
  ('free', 'list.count', '2'), ('basic', 'list.count', '20'), ('pro', 'list.count', '100'), ('team', 'list.count', '1000'),
  ('free', 'list.members', '50'), ('basic', 'list.members', '500'), ('pro', 'list.members', '2000'), ('team', 'list.members', '10000'),
  ('free', 'favourites.total', '100'), ('basic', 'favourites.total', '2000'), ('pro', 'favourites.total', '20000'), ('team', 'favourites.total', '200000'),
  ('free', 'mail.daily', '20'), ('basic', 'mail.daily', '500'), ('pro', 'mail.daily', '2000'), ('team', 'mail.daily', '20000'),
  ('free', 'sender.count', '1'), ('basic', 'sender.count', '3'), ('pro', 'sender.count', '10'), ('team', 'sender.count', '50'),
  ('free', 'subaccount.count', '0'), ('basic', 'subaccount.count', '2'), ('pro', 'subaccount.count', '10'), ('team', 'subaccount.count', '100'),
  ('free', 'monitor.projects', '1'), ('basic', 'monitor.projects', '5'), ('pro', 'monitor.projects', '20'), ('team', 'monitor.projects', '200'),
  ('free', 'monitor.links', '5'), ('basic', 'monitor.links', '50'), ('pro', 'monitor.links', '200'), ('team', 'monitor.links', '2000'),
  ('free', 'shortlink.count', '5'), ('basic', 'shortlink.count', '100'), ('pro', 'shortlink.count', '1000'), ('team', 'shortlink.count', '20000'),
  ('free', 'export.rows', '0'), ('basic', 'export.rows', '1000'), ('pro', 'export.rows', '20000'), ('team', 'export.rows', '200000'),
  ('free', 'red_center.save_koc_task', '0'), ('basic', 'red_center.save_koc_task', '0'), ('pro', 'red_center.save_koc_task', '1'), ('team', 'red_center.save_koc_task', '1');

alter table teams add column plan text not null default 'free';

alter table teams add column plan_ends_at timestamptz;

alter table teams add constraint teams_plan foreign key (plan) references plans (code);

create table entitlement_uses (
  team_id bigint not null,
  key text not null,
  scope text not null,
  used bigint not null,
  constraint entitlement_uses_pk primary key (team_id, key, scope)
);

comment on table entitlement_uses is 'dist:team_id';

alter table entitlement_uses enable row level security;

create policy entitlement_uses_own on entitlement_uses using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table entitlement_days (
  team_id bigint not null,
  key text not null,
  day date not null,
  account_id bigint not null,
  used bigint not null,
  constraint entitlement_days_pk primary key (team_id, key, day, account_id)
);

comment on table entitlement_days is 'dist:team_id';

alter table entitlement_days enable row level security;

create policy entitlement_days_own on entitlement_days using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table counted_searches (
  team_id bigint not null,
  fingerprint bytea not null,
  counted_at timestamptz not null,
  constraint counted_searches_pk primary key (team_id, fingerprint)
);

comment on table counted_searches is 'dist:team_id';

alter table counted_searches enable row level security;

create policy counted_searches_own on counted_searches using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table due_work (
  kind text not null,
  team_id bigint not null,
  id bigint not null,
  due_at timestamptz not null,
  constraint due_work_pk primary key (kind, team_id, id)
);

comment on table due_work is 'dist:local work over all teams: claimed here, done as the team';

create index due_work_next on due_work (kind, due_at);
