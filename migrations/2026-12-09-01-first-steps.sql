-- The first steps of a new team stand on everybody's home page until they are done, or until one puts them away.
alter table accounts add column first_steps_hidden_at timestamptz;
