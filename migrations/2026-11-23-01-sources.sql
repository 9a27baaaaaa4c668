insert into sources (code, name_zh, name_en) values
  ('youtube', 'YouTube 数据接口', 'YouTube Data API'),
  ('instagram', 'Instagram 公开主页接口', 'Instagram business discovery'),
  ('instagram_market', 'Instagram 创作者市场', 'Instagram Creator Marketplace'),
  ('tiktok_market', 'TikTok 创作者市场', 'TikTok Creator Marketplace'),
  ('tiktok_ads', 'TikTok 商业内容库', 'TikTok Commercial Content Library'),
  ('oembed', '平台公开嵌入信息', 'Public embed data (oEmbed)'),
  ('youtube_own', '达人授权的 YouTube 账号', 'YouTube account connected by the creator'),
  ('instagram_own', '达人授权的 Instagram 账号', 'Instagram account connected by the creator'),
  ('tiktok_own', '达人授权的 TikTok 账号', 'TikTok account connected by the creator'),
  ('files', '监控文件夹导入', 'Watched folder')
on conflict (code) do nothing;

create table source_settings (
  source text collate "C" not null,
  is_on boolean not null default true,
  mode text not null default 'strict',
  limits jsonb not null default '{}',
  failures integer not null default 0,
  open_until timestamptz,
  answered_at timestamptz,
  constraint source_settings_pk primary key (source),
  constraint source_settings_mode check (mode in ('strict', 'amended'))
);

comment on table source_settings is 'dist:local what the operator chose for a source, and whether it is well';

comment on column source_settings.limits is 'units by bucket where the source granted another number';

comment on column source_settings.failures is 'failures in a row; from the fifth on the source rests';

comment on column source_settings.open_until is 'not asked before: the circuit is open';

create table source_credentials (
  id bigint generated always as identity,
  source text collate "C" not null,
  name text not null,
  quota_group text collate "C" not null,
  is_sandbox boolean not null default false,
  sealed text not null,
  shown jsonb not null default '{}',
  state text not null default 'ok',
  refused_text text not null default '',
  free_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null,
  constraint source_credentials_pk primary key (id),
  constraint source_credentials_state check (state in ('ok', 'off', 'refused'))
);

comment on table source_credentials is 'dist:local keys and tokens of the operator; sealed with the keys of SECRET_KEYS';

comment on column source_credentials.shown is 'its fields that are no secrets';

comment on column source_credentials.free_at is 'asked too often: not before';

create index source_credentials_of_source on source_credentials (source, id);

create table quota_windows (
  source text collate "C" not null,
  quota_group text collate "C" not null,
  bucket text collate "C" not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  units bigint not null,
  used bigint not null default 0,
  is_exhausted boolean not null default false,
  constraint quota_windows_pk primary key (source, quota_group, bucket, begins_at)
);

comment on table quota_windows is 'dist:local the ledger: what is taken of a quota from one reset to the next; never more than its units';

create index quota_windows_over on quota_windows (ends_at);

create table quota_spends (
  source text collate "C" not null,
  quota_group text collate "C" not null,
  bucket text collate "C" not null,
  begins_at timestamptz not null,
  purpose text collate "C" not null,
  taken bigint not null default 0,
  settled bigint not null default 0,
  calls bigint not null default 0,
  constraint quota_spends_pk primary key (source, quota_group, bucket, begins_at, purpose)
);

comment on table quota_spends is 'dist:local what was spent on what; taken and never settled: a process died, and it counts as spent';

create table source_answers (
  scope text collate "C" not null,
  name text collate "C" not null,
  answer jsonb not null,
  at timestamptz not null,
  constraint source_answers_pk primary key (scope, name)
);

comment on table source_answers is 'dist:local answers of a piece of work that is under way, so that none is asked for twice; they go with its end';

create index source_answers_old on source_answers (at);

create table source_fault_log (
  id bigint generated always as identity,
  source text collate "C" not null,
  at timestamptz not null,
  kind text not null,
  purpose text not null,
  fault text not null,
  constraint source_fault_log_pk primary key (id)
);

comment on table source_fault_log is 'dist:local what went wrong with a source in the last 30 days';

create index source_fault_log_newest on source_fault_log (source, at desc, id desc);

insert into plan_entitlements (plan, key, value) values
  ('free', 'acquisition.creators', '0'), ('basic', 'acquisition.creators', '0'), ('pro', 'acquisition.creators', '2000'), ('team', 'acquisition.creators', '20000')
on conflict (plan, key) do nothing;
