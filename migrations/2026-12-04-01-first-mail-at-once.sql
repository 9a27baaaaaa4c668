-- The first mails of a task may be sent outside of its hours: a member said so. Follow-ups keep to them.
alter table mail_tasks add column is_first_at_once boolean not null default false;
