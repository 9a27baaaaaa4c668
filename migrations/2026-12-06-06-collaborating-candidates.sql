-- A candidate with whom a collaboration began is not to be invited any more.
alter table candidates drop constraint candidates_status;

alter table candidates add constraint candidates_status
  check (status in ('candidate', 'invited', 'opened', 'replied', 'interested', 'declined', 'noAnswer', 'collaborating'));

update candidates n
set status = 'collaborating'
where n.answer is null and n.replied_at is null and exists (
  select from collaborations c
  where c.team_id = n.team_id and c.campaign_id = n.campaign_id and c.creator_id = n.creator_id
    and c.state <> 'cancelled' and (c.created_by is not null or c.state <> 'negotiating'));
