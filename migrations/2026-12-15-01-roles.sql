create table team_roles (
  team_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  permissions text[] not null default '{}',
  created_at timestamptz not null,
  constraint team_roles_pk primary key (team_id, id)
);

comment on table team_roles is 'dist:team_id';

alter table team_roles add constraint team_roles_team foreign key (team_id) references teams (team_id) on delete cascade;

create unique index team_roles_name on team_roles (team_id, lower(name));

alter table team_roles enable row level security;

create policy team_roles_own on team_roles using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

alter table accounts drop constraint accounts_role;

alter table accounts add constraint accounts_role
  check (role in ('owner', 'manager', 'member', 'finance', 'viewer', 'custom'));

alter table accounts add column role_id bigint;

alter table accounts add constraint accounts_custom_role check ((role = 'custom') = (role_id is not null));

alter table accounts add constraint accounts_role_id foreign key (team_id, role_id) references team_roles (team_id, id);

alter table session_tokens add column permissions text[];

alter table invitations add column role text not null default 'member';

alter table invitations add column role_id bigint;
