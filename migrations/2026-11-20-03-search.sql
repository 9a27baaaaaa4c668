create table search_terms (
  word text collate "C" not null,
  scope text collate "C" not null,
  creators integer not null,
  constraint search_terms_pk primary key (word, scope)
);

comment on table search_terms is 'dist:word every search term with the number of creators that bear it';

create index search_terms_substring on search_terms using gin (word gin_trgm_ops);

create index creators_by_handle on creators (platform, (lower(handle)) text_pattern_ops);

create index creators_by_handle_part_tiktok on creators using gin ((lower(handle)) gin_trgm_ops) where platform = 'tiktok';

create index creators_by_handle_part_youtube on creators using gin ((lower(handle)) gin_trgm_ops) where platform = 'youtube';

create index creators_by_handle_part_instagram on creators using gin ((lower(handle)) gin_trgm_ops) where platform = 'instagram';

create index creators_by_term on creators using gin (string_to_array(search_text, ' '));

create index creators_by_followers on creators (platform, followers desc nulls last, id) include (average_plays, interaction_bp, plays_to_followers_bp, has_email, verified, level, last_post_at, region, language, category);

create index creators_by_plays on creators (platform, average_plays desc nulls last, id) include (followers, interaction_bp, plays_to_followers_bp, has_email, verified, level, last_post_at, region, language, category);

create index creators_by_interaction on creators (platform, interaction_bp desc nulls last, id) include (followers, average_plays, plays_to_followers_bp, has_email, verified, level, last_post_at, region, language, category);

create index creators_by_region_followers on creators (platform, region, followers desc nulls last, id) include (average_plays, interaction_bp, plays_to_followers_bp, has_email, verified, level, last_post_at, language, category);

create index creators_by_region_plays on creators (platform, region, average_plays desc nulls last, id) include (followers, interaction_bp, plays_to_followers_bp, has_email, verified, level, last_post_at, language, category);

create index creators_by_region_interaction on creators (platform, region, interaction_bp desc nulls last, id) include (followers, average_plays, plays_to_followers_bp, has_email, verified, level, last_post_at, language, category);

create index creators_by_plays_to_followers on creators (platform, plays_to_followers_bp desc nulls last, id);

create index creators_by_growth on creators (platform, growth_bp desc nulls last, id);

create index creators_by_price on creators (platform, price_fen desc nulls last, id);

create index creators_by_newest_post on creators (platform, last_post_at desc nulls last, id);

alter index creators_by_term alter column 1 set statistics 1000;

alter index creators_by_handle alter column 2 set statistics 1000;

create table creator_facets (
  platform platform not null,
  facet text not null,
  value text not null,
  creators integer not null,
  constraint creator_facets_pk primary key (platform, facet, value)
);

comment on table creator_facets is 'dist:reference what filters can be set to: regions, languages, categories and the commonest tags';
