-- What is filtered, sorted and counted by is held in columns (server/creators/search-columns). Only the database's own
-- answers and the search by name still walk down the followers.
drop index creators_counted;
drop index creators_by_plays;
drop index creators_by_interaction;
drop index creators_by_region_followers;
drop index creators_by_region_plays;
drop index creators_by_region_interaction;
drop index creators_by_plays_to_followers;
drop index creators_by_growth;
drop index creators_by_price;
drop index creators_by_newest_post;
drop index creators_by_followers;
create index creators_by_followers on creators (platform, followers desc nulls last, id);
