create table effect_links (
  team_id bigint not null,
  project_id bigint not null,
  link_id bigint not null,
  creator_id bigint,
  added_by bigint not null,
  added_at timestamptz not null,
  constraint effect_links_pk primary key (team_id, project_id, link_id)
);

comment on table effect_links is 'dist:team_id short links whose clicks belong to a monitor project, and to which creator';

alter table effect_links enable row level security;

create policy effect_links_own on effect_links using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table effect_coupons (
  team_id bigint not null,
  id bigint generated always as identity,
  project_id bigint not null,
  code text not null,
  code_key text collate "C" not null,
  creator_id bigint,
  created_by bigint not null,
  created_at timestamptz not null,
  constraint effect_coupons_pk primary key (team_id, id)
);

comment on table effect_coupons is 'dist:team_id coupon codes whose orders belong to a monitor project, and to which creator';

comment on column effect_coupons.code_key is 'the code whatever its case: each stands once in a project';

create unique index effect_coupons_code on effect_coupons (team_id, project_id, code_key);

alter table effect_coupons enable row level security;

create policy effect_coupons_own on effect_coupons using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table effect_coupon_uses (
  team_id bigint not null,
  coupon_id bigint not null,
  day date not null,
  orders bigint not null,
  revenue_minor bigint not null,
  currency text not null,
  rate_e8 bigint not null,
  rate_on date not null,
  rate_from text not null default '',
  revenue_fen bigint not null,
  constraint effect_coupon_uses_pk primary key (team_id, coupon_id, day)
);

comment on table effect_coupon_uses is 'dist:team_id what a coupon code brought on a day of its project';

comment on column effect_coupon_uses.revenue_minor is 'in the smallest unit of the currency';

comment on column effect_coupon_uses.rate_e8 is 'RMB for one of the currency, times 10^8';

comment on column effect_coupon_uses.revenue_fen is 'of the two, half a fen rounded up: contract/effect-money.ts';

alter table effect_coupon_uses enable row level security;

create policy effect_coupon_uses_own on effect_coupon_uses using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table effect_costs (
  team_id bigint not null,
  id bigint generated always as identity,
  project_id bigint not null,
  kind text not null,
  creator_id bigint,
  post_key text collate "C",
  day date not null,
  amount_minor bigint not null,
  currency text not null,
  rate_e8 bigint not null,
  rate_on date not null,
  rate_from text not null default '',
  amount_fen bigint not null,
  note text not null default '',
  created_by bigint not null,
  created_at timestamptz not null,
  constraint effect_costs_pk primary key (team_id, id),
  constraint effect_costs_kind check (kind in ('fee', 'product', 'shipping', 'ads', 'other'))
);

comment on table effect_costs is 'dist:team_id what a monitor project cost: for a post, a creator, or the whole of it';

comment on column effect_costs.amount_minor is 'in the smallest unit of the currency';

comment on column effect_costs.rate_e8 is 'RMB for one of the currency, times 10^8';

comment on column effect_costs.amount_fen is 'of the two, half a fen rounded up: contract/effect-money.ts';

create index effect_costs_of on effect_costs (team_id, project_id);

alter table effect_costs enable row level security;

create policy effect_costs_own on effect_costs using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table effect_settings (
  team_id bigint not null,
  project_id bigint not null,
  spread text not null,
  coefficients jsonb,
  constraint effect_settings_pk primary key (team_id, project_id),
  constraint effect_settings_spread check (spread in ('none', 'plays'))
);

comment on table effect_settings is 'dist:team_id how the figures of a monitor project are computed';

comment on column effect_settings.coefficients is 'what a figure is worth, for EMV: contract/effect-kinds.ts; null: nobody said';

alter table effect_settings enable row level security;

create policy effect_settings_own on effect_settings using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table effect_rates (
  team_id bigint not null,
  currency text not null,
  rate_e8 bigint not null,
  rate_on date not null,
  rate_from text not null default '',
  constraint effect_rates_pk primary key (team_id, currency)
);

comment on table effect_rates is 'dist:team_id the rate to RMB that the team typed last for each currency, to offer it again';

alter table effect_rates enable row level security;

create policy effect_rates_own on effect_rates using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
