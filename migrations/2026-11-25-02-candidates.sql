create table candidates (
  team_id bigint not null,
  campaign_id bigint not null,
  creator_id bigint not null,
  origin text not null,
  status text not null default 'candidate',
  answer text,
  task_id bigint,
  recipient_id bigint,
  invited_at timestamptz,
  opened_at timestamptz,
  replied_at timestamptz,
  ended_at timestamptz,
  excluded_at timestamptz,
  excluded_by bigint,
  excluded_reason text not null default '',
  added_by bigint not null,
  added_at timestamptz not null,
  constraint candidates_pk primary key (team_id, campaign_id, creator_id),
  constraint candidates_origin check (origin in ('list', 'search', 'import', 'hand')),
  constraint candidates_answer check (answer in ('interested', 'declined')),
  constraint candidates_status check (status in ('candidate', 'invited', 'opened', 'replied', 'interested', 'declined', 'noAnswer'))
);

comment on table candidates is 'dist:team_id creators who may be invited to a campaign';

comment on column candidates.status is 'follows from the moments beside it and from the answer; kept so that it can be searched';

comment on column candidates.answer is 'what somebody of the team made of the reply';

comment on column candidates.ended_at is 'nothing more is sent to them, and they have not answered';

create index candidates_status on candidates (team_id, campaign_id, status);

alter table candidates enable row level security;

create policy candidates_own on candidates using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
