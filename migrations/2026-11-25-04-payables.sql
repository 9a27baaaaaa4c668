create table payables (
  team_id bigint not null,
  id bigint generated always as identity,
  campaign_id bigint not null,
  collaboration_id bigint not null,
  label text not null default '',
  amount_minor bigint not null,
  currency text not null,
  tax_minor bigint,
  tax_note text not null default '',
  due_on date,
  due_when text not null default 'date',
  state text not null default 'planned',
  paid_on date,
  paid_by bigint,
  method text not null default '',
  reference text not null default '',
  proof_id bigint,
  paid_price_id bigint,
  note text not null default '',
  revision integer not null default 1,
  created_by bigint not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint payables_pk primary key (team_id, id),
  constraint payables_state check (state in ('planned', 'approved', 'paid', 'cancelled')),
  constraint payables_due_when check (due_when in ('date', 'agreed', 'published', 'checked'))
);

comment on table payables is 'dist:team_id what is to be paid for a collaboration, and what was';

comment on column payables.amount_minor is 'without tax, in the smallest unit of the currency';

comment on column payables.due_when is 'the state of the collaboration that makes it due; date: the day alone does';

comment on column payables.proof_id is 'of campaign_files';

create index payables_of on payables (team_id, collaboration_id);

create index payables_campaign on payables (team_id, campaign_id, state, due_on);

alter table payables enable row level security;

create policy payables_own on payables using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table agenda_reminders (
  team_id bigint not null,
  account_id bigint not null,
  day date not null,
  reminded_at timestamptz not null,
  constraint agenda_reminders_pk primary key (team_id, account_id, day)
);

comment on table agenda_reminders is 'dist:team_id on which days an account was reminded of what is due';

alter table agenda_reminders enable row level security;

create policy agenda_reminders_own on agenda_reminders using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
