alter table creators add column category_basis text;

alter table creators add constraint creators_category_basis check (category_basis in ('stated', 'derived'));

comment on column creators.category_basis is 'nothing beside a category: stated, before it was written down';

alter table creators add column brands text[] not null default '{}';

comment on column creators.brands is 'whom posts of the last year advertised, folded, commonest first';

alter table creators add column unanalysable_reason text;

alter table creators add constraint creators_unanalysable_reason check (unanalysable_reason in ('no_posts', 'too_few', 'too_old', 'no_counts'));

create index creators_by_brand on creators using gin (brands) where brands <> '{}';

alter table creators add column added_at timestamptz;

comment on column creators.added_at is 'when it came into the catalogue; nothing: before that was written down';

create index creators_by_added on creators (platform, added_at desc, id) where added_at is not null;

-- Every sixteenth creator with all that is counted beside the values of a filter: what is common is counted in it.
create index creators_counted on creators (platform, followers) include (region, language, category, level, average_plays, interaction_bp, plays_to_followers_bp, growth_bp, price_fen, posts_per_week_centi, ad_posts, last_post_at, verified, has_email) where id % 16 = 0;

alter table posts add column brands text[] not null default '{}';

comment on column posts.brands is 'folded: what the source says, and who is mentioned where the post is sponsored';

create table creator_audiences (
  creator_id bigint not null,
  audience jsonb not null,
  source text not null,
  observed_at timestamptz not null,
  constraint creator_audiences_pk primary key (creator_id)
);

comment on table creator_audiences is 'dist:creator_id who follows a creator, as a source that knows says';

create table post_comments (
  creator_id bigint not null,
  platform_post_id text collate "C" not null,
  comments jsonb not null,
  observed_at timestamptz not null,
  constraint post_comments_pk primary key (creator_id, platform_post_id)
);

comment on table post_comments is 'dist:creator_id comments that a source gave of a post: text, language, and a short hash of who wrote it';

create table creator_traits (
  creator_id bigint not null,
  traits text[] not null,
  constraint creator_traits_pk primary key (creator_id)
);

comment on table creator_traits is 'dist:creator_id what a creator is about: tags, hashtags, mentions and words of captions, those that tell most first';

create index creator_traits_by_trait on creator_traits using gin (traits);

create table trait_counts (
  trait text collate "C" not null,
  creators integer not null,
  constraint trait_counts_pk primary key (trait)
);

comment on table trait_counts is 'dist:reference how many creators bear a trait, as of the last comparison with peers';

alter table peer_brackets add column average_plays bigint[] not null default '{}';

alter table peer_brackets add column plays_to_followers_bp integer[] not null default '{}';

alter table peer_brackets add column posts_per_week_centi integer[] not null default '{}';

alter table peer_brackets add column growth_bp integer[] not null default '{}';

alter table peer_brackets add column likes_to_plays_bp integer[] not null default '{}';

alter table peer_brackets add column comments_to_likes_bp integer[] not null default '{}';

alter table creators add column likes_to_plays_bp integer;

alter table creators add column comments_to_likes_bp integer;

alter table base_prices drop constraint base_prices_pk;

alter table base_prices add column region_tier smallint not null default 0;

alter table base_prices add column category text not null default '';

alter table base_prices add constraint base_prices_pk primary key (platform, region_tier, category);

comment on column base_prices.region_tier is '1 to 3; 0: any';

comment on column base_prices.category is 'empty: any';

-- What was computed before lacks what pages show now.
insert into figures_due (creator_id, since) select id, refreshed_at from creators on conflict (creator_id) do nothing;
