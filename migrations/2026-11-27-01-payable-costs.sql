alter table payables add column cost_project_id bigint;

comment on column payables.cost_project_id is 'the monitor project that its cost was put into';

-- Until now it was put into the project of the campaign when it was paid, or nowhere.
update payables p
set cost_project_id = c.project_id
from campaigns c
where c.team_id = p.team_id and c.id = p.campaign_id and p.state = 'paid';
