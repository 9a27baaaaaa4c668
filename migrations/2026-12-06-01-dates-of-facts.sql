-- When a creator's counts and posts were seen, apart from the rest: a source that says only something else does not
-- confirm them. No time of counting means that nobody said when.
alter table creators add column counted_at timestamptz, add column posts_seen_at timestamptz;

update creators set counted_at = refreshed_at
where followers is not null or likes is not null or post_count is not null;

update creators set posts_seen_at = seen.at
from (select creator_id, max(observed_at) as at from posts group by creator_id) as seen
where creators.id = seen.creator_id;
