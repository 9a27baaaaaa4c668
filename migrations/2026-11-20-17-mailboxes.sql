create table mail_folders (
  team_id bigint not null,
  sender_id bigint not null,
  role text not null,
  path text not null,
  account text not null,
  uid_validity bigint not null,
  last_uid bigint not null,
  pending int not null default 0,
  checked_at timestamptz,
  constraint mail_folders_pk primary key (team_id, sender_id, role),
  constraint mail_folders_role check (role in ('inbox', 'sent', 'spam'))
);

comment on table mail_folders is 'dist:team_id how far each folder of a mailbox was read';

comment on column mail_folders.account is 'of the server: another account has other mails, whatever its UIDVALIDITY';

comment on column mail_folders.last_uid is 'everything up to it was read';

comment on column mail_folders.pending is 'mails behind it when it was last looked at';

comment on column mail_folders.checked_at is 'when it was last looked for mails that lie there no more; null: soon';

alter table mail_folders enable row level security;

create policy mail_folders_own on mail_folders using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
