-- Who changes a note says which text of it they saw.
alter table team_creator_notes add column revision integer not null default 1;
