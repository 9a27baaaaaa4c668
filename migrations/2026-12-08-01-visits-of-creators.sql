-- Where a creator turns out to be another one, the visits that name it are found without reading all of the team's. Only
-- visits by addresses of recipients name one: the others are not in the index, and cost nothing more to store.
create index visits_of_creator on visits (team_id, creator_id) where creator_id is not null;
