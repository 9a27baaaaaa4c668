-- How much of the team's plan one member may use in a month; without a row, as much as the plan allows.
create table member_quotas (
  team_id bigint not null,
  account_id bigint not null,
  kind text not null,
  monthly_max bigint not null,
  set_by bigint not null,
  set_at timestamptz not null,
  constraint member_quotas_pk primary key (team_id, account_id, kind),
  constraint member_quotas_kind check (kind in ('emails', 'mails', 'rows')),
  constraint member_quotas_account foreign key (team_id, account_id) references accounts (team_id, id) on delete cascade
);

comment on table member_quotas is 'dist:team_id';

alter table member_quotas enable row level security;

create policy member_quotas_own on member_quotas using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
