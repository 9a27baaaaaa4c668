create table lists (
  team_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  description text not null default '',
  color int not null,
  visibility text not null,
  created_by bigint not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  members int not null default 0,
  constraint lists_pk primary key (team_id, id),
  constraint lists_color check (color between 1 and 5),
  constraint lists_visibility check (visibility in ('team', 'private'))
);

comment on table lists is 'dist:team_id';

alter table lists add constraint lists_team foreign key (team_id) references teams (team_id) on delete cascade;

alter table lists enable row level security;

create policy lists_own on lists using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table list_members (
  team_id bigint not null,
  list_id bigint not null,
  creator_id bigint not null,
  added_at timestamptz not null,
  added_by bigint not null,
  constraint list_members_pk primary key (team_id, list_id, creator_id)
);

comment on table list_members is 'dist:team_id';

alter table list_members add constraint list_members_list foreign key (team_id, list_id) references lists (team_id, id) on delete cascade;

create index list_members_by_creator on list_members (team_id, creator_id);

create index list_members_newest on list_members (team_id, list_id, added_at desc, creator_id);

alter table list_members enable row level security;

create policy list_members_own on list_members using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table favourites (
  team_id bigint not null,
  creator_id bigint not null,
  lists int not null,
  since timestamptz not null,
  constraint favourites_pk primary key (team_id, creator_id)
);

comment on table favourites is 'dist:team_id creators in at least one list of the team, with the number of lists';

alter table favourites enable row level security;

create policy favourites_own on favourites using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table team_creators (
  team_id bigint not null,
  creator_id bigint not null,
  status text not null default 'new',
  contacted_at timestamptz,
  contacted_by bigint,
  changed_at timestamptz not null,
  constraint team_creators_pk primary key (team_id, creator_id),
  constraint team_creators_status check (status in ('new', 'contacted', 'replied', 'negotiating', 'agreed', 'rejected'))
);

comment on table team_creators is 'dist:team_id what a team knows of a creator';

create index team_creators_by_status on team_creators (team_id, status) where status <> 'new';

alter table team_creators enable row level security;

create policy team_creators_own on team_creators using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table team_creator_tags (
  team_id bigint not null,
  creator_id bigint not null,
  tag text not null,
  added_by bigint not null,
  added_at timestamptz not null,
  constraint team_creator_tags_pk primary key (team_id, creator_id, tag)
);

comment on table team_creator_tags is 'dist:team_id';

create index team_creator_tags_by_tag on team_creator_tags (team_id, tag);

alter table team_creator_tags enable row level security;

create policy team_creator_tags_own on team_creator_tags using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table team_creator_notes (
  team_id bigint not null,
  id bigint generated always as identity,
  creator_id bigint not null,
  text text not null,
  written_by bigint not null,
  written_at timestamptz not null,
  changed_at timestamptz,
  constraint team_creator_notes_pk primary key (team_id, id)
);

comment on table team_creator_notes is 'dist:team_id';

create index team_creator_notes_by_creator on team_creator_notes (team_id, creator_id, written_at desc);

alter table team_creator_notes enable row level security;

create policy team_creator_notes_own on team_creator_notes using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table blocklist_entries (
  team_id bigint not null,
  id bigint generated always as identity,
  creator_id bigint not null,
  list_id bigint not null default 0,
  reason text not null,
  added_by bigint not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  removed_by bigint,
  removal_reason text,
  constraint blocklist_entries_pk primary key (team_id, id)
);

comment on table blocklist_entries is 'dist:team_id list 0 is every list';

create unique index blocklist_entries_live on blocklist_entries (team_id, creator_id, list_id) where removed_at is null;

create index blocklist_entries_newest on blocklist_entries (team_id, added_at desc, id desc);

alter table blocklist_entries enable row level security;

create policy blocklist_entries_own on blocklist_entries using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
