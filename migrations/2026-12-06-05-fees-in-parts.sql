-- A part of a fee is no price: prices that came from payables stay where the fee was paid in full, in RMB. The payables
-- keep what was paid; a price comes back as soon as the rest is paid or the fee is entered.
with part as (
  select p.team_id, p.collaboration_id
  from payables p
  join collaborations c on c.team_id = p.team_id and c.id = p.collaboration_id
  where p.state <> 'cancelled'
  group by p.team_id, p.collaboration_id
  having not coalesce(
    bool_and(p.state = 'paid' and p.currency = 'CNY' and c.currency = 'CNY') and sum(p.amount_minor) >= min(c.fee_minor),
    false)
)
delete from paid_prices d
using payables p
join part on part.team_id = p.team_id and part.collaboration_id = p.collaboration_id
where d.team_id = p.team_id and d.id = p.paid_price_id;

update payables p
set paid_price_id = null
where p.paid_price_id is not null
  and not exists (select from paid_prices d where d.team_id = p.team_id and d.id = p.paid_price_id);

-- What a campaign still owes by agreement is a cost of its monitor project, too.
alter table effect_costs add column campaign_id bigint, add column collaboration_id bigint;

comment on column effect_costs.collaboration_id is 'agreed with it and not paid yet: kept by its campaign; null for what was typed or paid';

create unique index effect_costs_agreed on effect_costs (team_id, collaboration_id) where collaboration_id is not null;

-- The campaigns that have a project put theirs into it.
insert into due_work (team_id, kind, id, due_at)
select team_id, 'campaign.sync', id, now() from campaigns where project_id is not null and state <> 'archived'
on conflict (team_id, kind, id) do update set due_at = least(due_work.due_at, excluded.due_at);
