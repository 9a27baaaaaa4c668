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

create table money_moves (
  order_number text not null,
  kind text not null,
  reference text not null,
  team_id bigint not null,
  plan text not null,
  channel text not null,
  fen bigint not null,
  at timestamptz not null,
  constraint money_moves_pk primary key (order_number, kind, reference),
  constraint money_moves_kind check (kind in ('paid', 'refunded')),
  constraint money_moves_fen check (fen > 0)
);

comment on table money_moves is 'dist:order_number money that came for orders and went back, of all teams: written with the payment or refund itself';

comment on column money_moves.reference is 'the number of the gateway of a payment, ours of a refund';

create index money_moves_newest on money_moves (at desc);

create index money_moves_team on money_moves (team_id, at desc);

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
  account_name text not null,
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
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint sandbox_payments_pk primary key (order_number)
);

comment on table sandbox_payments is 'dist:local payments that were begun at the gateway of the sandbox';

create index sandbox_payments_newest on sandbox_payments (created_at desc);

create table sandbox_transactions (
  id text not null,
  order_number text not null,
  fen bigint not null,
  payer text not null,
  paid_at timestamptz not null,
  constraint sandbox_transactions_pk primary key (id)
);

comment on table sandbox_transactions is 'dist:local money that the gateway of the sandbox took; one payment may be paid twice there';

create index sandbox_transactions_of on sandbox_transactions (order_number);

create table sandbox_refunds (
  number text not null,
  order_number text not null,
  transaction_id text not null,
  fen bigint not null,
  created_at timestamptz not null,
  done_at timestamptz not null,
  constraint sandbox_refunds_pk primary key (number)
);

comment on table sandbox_refunds is 'dist:local money that the gateway of the sandbox gives back';

create index sandbox_refunds_of on sandbox_refunds (order_number);

create table sandbox_notices (
  id bigint generated always as identity,
  order_number text not null,
  notify_url text not null,
  body text not null,
  due_at timestamptz,
  tries integer not null default 0,
  again integer not null default 0,
  delivered_at timestamptz,
  constraint sandbox_notices_pk primary key (id)
);

comment on table sandbox_notices is 'dist:local notifications that the gateway of the sandbox has to deliver';

comment on column sandbox_notices.due_at is 'null: it was given up';

comment on column sandbox_notices.again is 'how often it is delivered once more although it was taken';

create index sandbox_notices_due on sandbox_notices (due_at) where delivered_at is null;
