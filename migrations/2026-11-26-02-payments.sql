create table payment_notices (
  id bigint generated always as identity,
  channel text not null,
  notice_id text not null,
  order_number text not null default '',
  at timestamptz not null,
  outcome text not null,
  reason text not null default '',
  address text not null default '',
  constraint payment_notices_pk primary key (id),
  constraint payment_notices_outcome check (outcome in ('taken', 'known', 'refused', 'failed'))
);

comment on table payment_notices is 'dist:local what gateways told, and what was not believed; a notice that was taken comes again as known';

create unique index payment_notices_once on payment_notices (channel, notice_id) where outcome = 'taken';

create index payment_notices_newest on payment_notices (at desc);

create table payment_bills (
  channel text not null,
  day date not null,
  compared_at timestamptz not null,
  payments integer not null,
  paid_fen bigint not null,
  refunds integer not null,
  refunded_fen bigint not null,
  differences jsonb not null default '[]',
  constraint payment_bills_pk primary key (channel, day)
);

comment on table payment_bills is 'dist:reference bills of gateways by day, compared with what is known here';

create table plan_changes (
  id bigint generated always as identity,
  plan text not null,
  at timestamptz not null,
  account_id bigint not null,
  before jsonb not null,
  after jsonb not null,
  constraint plan_changes_pk primary key (id)
);

comment on table plan_changes is 'dist:reference what an operator changed of plans: prices, names, entitlements';

create table sandbox_payments (
  order_number text not null,
  fen bigint not null,
  description text not null,
  notify_url text not null,
  expires_at timestamptz not null,
  state text not null default 'NOTPAY',
  created_at timestamptz not null,
  transaction_id text not null default '',
  paid_fen bigint,
  paid_at timestamptz,
  constraint sandbox_payments_pk primary key (order_number)
);

comment on table sandbox_payments is 'dist:local payments at the gateway of the sandbox';

create table sandbox_refunds (
  number text not null,
  order_number text not null,
  transaction_id text not null,
  fen bigint not null,
  state text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  constraint sandbox_refunds_pk primary key (number)
);

comment on table sandbox_refunds is 'dist:local refunds at the gateway of the sandbox';

create table sandbox_notices (
  id bigint generated always as identity,
  order_number text not null,
  body text not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  delivered_at timestamptz,
  constraint sandbox_notices_pk primary key (id)
);

comment on table sandbox_notices is 'dist:local notifications that the gateway of the sandbox has to deliver';

create index sandbox_notices_due on sandbox_notices (due_at) where delivered_at is null;
