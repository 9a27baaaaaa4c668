create table orders (
  team_id bigint not null,
  id bigint generated always as identity,
  number text not null,
  plan text not null,
  months integer not null,
  monthly_fen bigint not null,
  discount_bp integer not null,
  list_fen bigint not null,
  discount_fen bigint not null,
  credit_fen bigint not null,
  pay_fen bigint not null,
  state text not null default 'created',
  channel text not null,
  code_url text not null default '',
  payable_until timestamptz not null,
  ordered_by bigint not null,
  ordered_at timestamptz not null,
  asked_at timestamptz,
  paid_at timestamptz,
  closed_at timestamptz,
  refunded_at timestamptz,
  transaction_id text not null default '',
  payer text not null default '',
  constraint orders_pk primary key (team_id, id),
  constraint orders_number unique (team_id, number),
  constraint orders_state check (state in ('created', 'paying', 'paid', 'closed', 'refunded')),
  constraint orders_sum check (pay_fen >= 1 and list_fen - discount_fen - credit_fen = pay_fen)
);

comment on table orders is 'dist:team_id what a team ordered, at the price of that moment';

comment on column orders.asked_at is 'when the gateway was last asked how it stands';

create index orders_newest on orders (team_id, id desc);

alter table orders enable row level security;

create policy orders_own on orders using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table order_numbers (
  number text not null,
  team_id bigint not null,
  order_id bigint not null,
  constraint order_numbers_pk primary key (number)
);

comment on table order_numbers is 'dist:number whose order a number is';

create table order_events (
  team_id bigint not null,
  id bigint generated always as identity,
  order_id bigint not null,
  at timestamptz not null,
  cause text not null,
  account_id bigint,
  from_state text not null,
  to_state text not null,
  details jsonb not null default '{}',
  constraint order_events_pk primary key (team_id, id)
);

comment on table order_events is 'dist:team_id every move of an order with its moment and cause, and what was noticed of it';

create index order_events_of on order_events (team_id, order_id, id);

alter table order_events enable row level security;

create policy order_events_own on order_events using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table order_payments (
  team_id bigint not null,
  order_id bigint not null,
  transaction_id text not null,
  channel text not null,
  fen bigint not null,
  paid_at timestamptz not null,
  payer text not null default '',
  known_at timestamptz not null,
  is_honoured boolean not null,
  constraint order_payments_pk primary key (team_id, order_id, transaction_id)
);

comment on table order_payments is 'dist:team_id money that came for an order, each payment once; what was not honoured is given back';

create unique index order_payments_honoured on order_payments (team_id, order_id) where is_honoured;

alter table order_payments enable row level security;

create policy order_payments_own on order_payments using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table order_refunds (
  team_id bigint not null,
  number text not null,
  order_id bigint not null,
  transaction_id text not null,
  fen bigint not null,
  reason text not null,
  note text not null default '',
  state text not null default 'asked',
  refund_id text not null default '',
  asked_by bigint,
  asked_at timestamptz not null,
  done_at timestamptz,
  tries integer not null default 0,
  fault text not null default '',
  constraint order_refunds_pk primary key (team_id, number),
  constraint order_refunds_once unique (team_id, order_id, transaction_id),
  constraint order_refunds_state check (state in ('asked', 'processing', 'done', 'closed', 'abnormal'))
);

comment on table order_refunds is 'dist:team_id money that is given back: written down with what makes it necessary, then asked of the gateway until it is done';

alter table order_refunds enable row level security;

create policy order_refunds_own on order_refunds using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table plan_periods (
  team_id bigint not null,
  id bigint generated always as identity,
  order_id bigint,
  plan text not null,
  fen bigint not null,
  begins_at timestamptz not null,
  ends_at timestamptz,
  given_by bigint,
  reason text not null default '',
  given_at timestamptz not null,
  ended_at timestamptz,
  constraint plan_periods_pk primary key (team_id, id)
);

comment on table plan_periods is 'dist:team_id what time of a plan a team was given: for an order, or by hand with a reason';

comment on column plan_periods.ended_at is 'it was taken back, or counted towards another plan';

create unique index plan_periods_order on plan_periods (team_id, order_id) where order_id is not null;

alter table plan_periods enable row level security;

create policy plan_periods_own on plan_periods using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table invoice_requests (
  team_id bigint not null,
  order_id bigint not null,
  kind text not null,
  title text not null,
  tax_number text not null,
  email text not null,
  state text not null default 'requested',
  requested_by bigint not null,
  requested_at timestamptz not null,
  settled_at timestamptz,
  note text not null default '',
  constraint invoice_requests_pk primary key (team_id, order_id),
  constraint invoice_requests_state check (state in ('requested', 'issued', 'declined'))
);

comment on table invoice_requests is 'dist:team_id invoices that were asked for';

alter table invoice_requests enable row level security;

create policy invoice_requests_own on invoice_requests using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table plan_reminders (
  team_id bigint not null,
  ends_at timestamptz not null,
  days integer not null,
  reminded_at timestamptz not null,
  constraint plan_reminders_pk primary key (team_id, ends_at, days)
);

comment on table plan_reminders is 'dist:team_id of which end of a plan a team was reminded';

alter table plan_reminders enable row level security;

create policy plan_reminders_own on plan_reminders using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

insert into due_work (kind, team_id, id, due_at)
select 'plan.remind', team_id, team_id, plan_ends_at - interval '7 days' from teams where plan_ends_at is not null;
