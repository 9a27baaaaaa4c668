alter table short_domains add column failing_since timestamptz;

comment on column short_domains.failing_since is 'since when DNS no longer shows that this verified domain is the team''s; null: it does';

-- Domains that were verified once are verified again from now on.
insert into due_work (kind, team_id, id, due_at) select 'shortDomain.verify', team_id, domain_id, now() from short_hosts;
