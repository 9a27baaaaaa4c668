-- The sample campaign that a team of the sandbox tries the product with, and what came with it.
create table sample_campaigns (
  team_id bigint not null,
  campaign_id bigint,
  project_id bigint,
  link_id bigint,
  begun_at timestamptz not null,
  filled_at timestamptz,
  constraint sample_campaigns_pk primary key (team_id)
);

comment on table sample_campaigns is 'dist:team_id';
comment on column sample_campaigns.project_id is 'the monitor project that was made for it; null if the plan had no room for one';
comment on column sample_campaigns.link_id is 'the short link that was made for it; null if the plan had no room for one';
comment on column sample_campaigns.filled_at is 'null while it is being filled, and after a crash in between';

alter table sample_campaigns enable row level security;

create policy sample_campaigns_own on sample_campaigns using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
