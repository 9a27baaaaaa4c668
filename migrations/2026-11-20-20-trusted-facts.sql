alter table mail_hits drop constraint mail_hits_kind;

alter table mail_hits add constraint mail_hits_kind check (kind in ('open', 'click', 'trap'));

alter table mail_hits add column verdict text not null default '';

alter table mail_hits add column rule text not null default '';

alter table mail_hits add column rules_version int not null default 0;

comment on table mail_hits is 'dist:team_id raw openings and clicks of tracked mail, as they came, and who they were by';

comment on column mail_hits.rules_version is 'of the rules by which it was judged';

comment on column mail_hits.kind is 'trap: a link that nobody sees was followed';

comment on column mail_hits.verdict is 'who it was: person, proxy or scanner';

insert into due_work (kind, team_id, id, due_at) select 'mail.hits v0', team_id, task_id, min(at) from mail_hits group by team_id, task_id;

create index mail_suppressions_lifted on mail_suppressions (team_id, address) where removed_at is not null;

alter table mail_recipients add column bounce_permanence text not null default '';

comment on column mail_recipients.bounce_permanence is 'hard or soft, once bounced';

alter table mail_senders drop column inbox_uid_validity;

alter table mail_senders drop column inbox_last_uid;

alter table mail_senders add column inbox_failure_stage text not null default '';

comment on column mail_senders.inbox_failure_stage is 'how far its mailbox could be opened: connect, tls, auth, folder or other';

insert into due_work (kind, team_id, id, due_at)
select 'mail.inbox', team_id, id, now() from mail_senders where state in ('verified', 'paused') and removed_at is null
on conflict do nothing;

create index mail_recipients_domain on mail_recipients (team_id, domain) where domain <> '';
