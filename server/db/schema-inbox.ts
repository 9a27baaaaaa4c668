import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { LetterKind, LetterState } from '../../contract/letter-kinds.ts';
import type { LetterContent } from '../../contract/letters.ts';
import type { FolderRole, MailKind, MatchWay } from '../../contract/mail-kinds.ts';
import type { BounceFacts, MailPeople, ReceivedFile } from '../../contract/inbox.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** What came into bound mailboxes, as it is shown in the inbox, and what is written back by hand. */
export interface InboxTables {
  mail_folders: {
    team_id: number;
    sender_id: number;
    role: FolderRole;
    path: string;
    account: string;
    uid_validity: number;
    last_uid: number;
    pending: Defaulted<number>;
  };
  inbox_threads: {
    team_id: number;
    id: Generated<number>;
    subject: string;
    counterpart_address: Defaulted<string>;
    counterpart_name: Defaulted<string>;
    sender_id: number;
    creator_id: number | null;
    task_id: number | null;
    recipient_id: number | null;
    match_way: Defaulted<MatchWay | ''>;
    kind: MailKind;
    snippet: Defaulted<string>;
    last_at: Moment;
    last_in_at: MaybeMoment;
    mails: Defaulted<number>;
    unread: Defaulted<number>;
    has_files: Defaulted<boolean>;
    is_spam: Defaulted<boolean>;
    archived_at: MaybeMoment;
    snoozed_until: MaybeMoment;
    assigned_to: number | null;
  };
  inbox_mails: {
    team_id: number;
    id: Generated<number>;
    thread_id: number;
    sender_id: number;
    identity: Buffer;
    direction: 'in' | 'out';
    message_id: Defaulted<string>;
    answers: Defaulted<string[]>;
    from_address: Defaulted<string>;
    from_name: Defaulted<string>;
    people: JSONColumnType<MailPeople>;
    subject: string;
    snippet: Defaulted<string>;
    received_at: Moment;
    written_at: MaybeMoment;
    size: number;
    attachments: ColumnType<ReceivedFile[], string | undefined, string>;
    faults: Defaulted<string[]>;
    kind: MailKind;
    rule: string;
    bounce: ColumnType<BounceFacts | null, string | null, string | null>;
    /** `2027-03-05` */
    returns_on: string | null;
    rules_version: number;
    corrected_by: number | null;
    corrected_at: MaybeMoment;
    task_id: number | null;
    recipient_id: number | null;
    message_row_id: number | null;
    match_way: Defaulted<MatchWay | ''>;
    read_at: MaybeMoment;
    is_spam: Defaulted<boolean>;
    gone_at: MaybeMoment;
  };
  inbox_places: {
    team_id: number;
    sender_id: number;
    role: FolderRole;
    uid_validity: number;
    uid: number;
    mail_id: number;
  };
  inbox_bodies: { team_id: number; mail_id: number; text: string; html: string };
  inbox_sources: { team_id: number; mail_id: number; chunk: number; content: Buffer };
  inbox_thread_ids: { team_id: number; message_id: string; thread_id: number };
  inbox_words: { team_id: number; mail_id: number; thread_id: number; at: Moment; words: string };
  inbox_labels: { team_id: number; id: Generated<number>; name: string; color: string };
  inbox_thread_labels: { team_id: number; thread_id: number; label_id: number };
  address_aliases: {
    team_id: number;
    address: string;
    creator_id: number;
    learned_from: number | null;
    at: Moment;
  };
  letters: {
    team_id: number;
    id: Generated<number>;
    account_id: number;
    sender_id: number | null;
    kind: LetterKind;
    thread_id: number | null;
    mail_id: number | null;
    content: JSONColumnType<LetterContent>;
    revision: Defaulted<number>;
    state: Defaulted<LetterState>;
    due_at: MaybeMoment;
    message_id: Defaulted<string>;
    leased_by: Defaulted<string>;
    started_at: MaybeMoment;
    ended_at: MaybeMoment;
    response: Defaulted<string>;
    created_at: Moment;
    changed_at: Moment;
  };
}
