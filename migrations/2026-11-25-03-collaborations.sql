create table collaborations (
  team_id bigint not null,
  id bigint generated always as identity,
  campaign_id bigint not null,
  creator_id bigint not null,
  state text not null,
  rank numeric not null,
  fee_minor bigint,
  currency text not null,
  product text not null default '',
  carrier text not null default '',
  tracking_number text not null default '',
  coupon text not null default '',
  short_link_id bigint,
  visits_goal integer,
  notes text not null default '',
  cancel_reason text not null default '',
  terms_accepted_at timestamptz,
  product_sent_at timestamptz,
  checks_passed_at timestamptz,
  visits_reached_at timestamptz,
  revision integer not null default 1,
  created_by bigint,
  created_at timestamptz not null,
  state_since timestamptz not null,
  changed_at timestamptz not null,
  constraint collaborations_pk primary key (team_id, id),
  constraint collaborations_once unique (team_id, campaign_id, creator_id),
  constraint collaborations_state check (state in ('negotiating', 'agreed', 'productSent', 'draftDue', 'draftApproved', 'published', 'checked', 'paid', 'closed', 'cancelled'))
);

comment on table collaborations is 'dist:team_id what was agreed with one creator in a campaign, and how far it is';

comment on column collaborations.rank is 'the order within a column of the board; between two there is always another';

comment on column collaborations.fee_minor is 'in the smallest unit of the currency; null: nothing was agreed yet';

comment on column collaborations.revision is 'counts changes of its fields, not moves';

comment on column collaborations.created_by is 'null: it came of itself, by a reply';

create index collaborations_board on collaborations (team_id, campaign_id, state, rank);

create index collaborations_creator on collaborations (team_id, creator_id);

alter table collaborations enable row level security;

create policy collaborations_own on collaborations using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table deliverables (
  team_id bigint not null,
  id bigint generated always as identity,
  campaign_id bigint not null,
  collaboration_id bigint not null,
  place integer not null,
  kind text not null,
  title text not null default '',
  draft_due_on date,
  publish_on date,
  post_url text not null default '',
  post_key text collate "C",
  post_by text,
  post_found_at timestamptz,
  check_outcome text,
  constraint deliverables_pk primary key (team_id, id),
  constraint deliverables_kind check (kind in ('video', 'shortVideo', 'image', 'story', 'live', 'other')),
  constraint deliverables_post_by check (post_by in ('team', 'creator', 'monitor')),
  constraint deliverables_check check (check_outcome in ('passed', 'failed', 'waiting'))
);

comment on table deliverables is 'dist:team_id what a creator has to make, with its days and the post that came of it';

comment on column deliverables.post_key is 'of the post as it is watched';

create index deliverables_of on deliverables (team_id, collaboration_id, place);

create index deliverables_days on deliverables (team_id, campaign_id);

alter table deliverables enable row level security;

create policy deliverables_own on deliverables using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table collaboration_events (
  team_id bigint not null,
  id bigint generated always as identity,
  campaign_id bigint not null,
  collaboration_id bigint not null,
  at timestamptz not null,
  kind text not null,
  account_id bigint,
  from_state text,
  to_state text,
  details jsonb not null default '{}',
  constraint collaboration_events_pk primary key (team_id, id)
);

comment on table collaboration_events is 'dist:team_id what happened to a collaboration: moves with what moved it, changes, what the creator did';

comment on column collaboration_events.account_id is 'null: it happened of itself, or the creator did it';

create index collaboration_events_of on collaboration_events (team_id, collaboration_id, id desc);

alter table collaboration_events enable row level security;

create policy collaboration_events_own on collaboration_events using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table collaboration_drafts (
  team_id bigint not null,
  id bigint generated always as identity,
  campaign_id bigint not null,
  collaboration_id bigint not null,
  deliverable_id bigint,
  url text not null default '',
  campaign_file_id bigint,
  note text not null default '',
  account_id bigint,
  handed_in_at timestamptz not null,
  state text not null default 'waiting',
  decided_by bigint,
  decided_at timestamptz,
  constraint collaboration_drafts_pk primary key (team_id, id),
  constraint collaboration_drafts_state check (state in ('waiting', 'approved', 'changesWanted'))
);

comment on table collaboration_drafts is 'dist:team_id drafts of what a creator makes, as a link or a file';

comment on column collaboration_drafts.account_id is 'null: the creator handed it in';

create index collaboration_drafts_of on collaboration_drafts (team_id, collaboration_id, id desc);

create index collaboration_drafts_waiting on collaboration_drafts (team_id, campaign_id) where state = 'waiting';

alter table collaboration_drafts enable row level security;

create policy collaboration_drafts_own on collaboration_drafts using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table draft_comments (
  team_id bigint not null,
  id bigint generated always as identity,
  collaboration_id bigint not null,
  draft_id bigint not null,
  account_id bigint,
  text text not null,
  at timestamptz not null,
  constraint draft_comments_pk primary key (team_id, id)
);

comment on table draft_comments is 'dist:team_id what team and creator say of a draft';

comment on column draft_comments.account_id is 'null: the creator';

create index draft_comments_of on draft_comments (team_id, draft_id, id);

alter table draft_comments enable row level security;

create policy draft_comments_own on draft_comments using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
