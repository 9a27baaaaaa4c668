-- When a creator's counts and posts were seen, apart from the rest: a source that says only something else does not
-- confirm them. No time of counting means that nobody said when.
alter table creators add column counted_at timestamptz, add column posts_seen_at timestamptz;

-- In one pass: each row has many indexes.
update creators as c set posts_seen_at = seen.at,
  counted_at = case
    when c.followers is not null or c.likes is not null or c.post_count is not null then c.refreshed_at
  end
from creators as known
left join (select creator_id, max(observed_at) as at from posts group by creator_id) as seen
  on seen.creator_id = known.id
where c.id = known.id and (
  seen.at is not null or known.followers is not null or known.likes is not null or known.post_count is not null);
