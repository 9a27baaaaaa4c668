-- What the sandbox shows instead of sending a warning; empty for a code.
alter table sandbox_messages add column notice text not null default '';
