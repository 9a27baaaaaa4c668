import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { HitRule, HitVerdict } from '../../../../contract/outreach/mail-kinds.ts';
import type { MessageState, RecipientState, TaskState } from '../../../../contract/outreach/mail-states.ts';
import type { Security } from '../../../../contract/core/mail/mail-servers.ts';
import type { SuppressionReason } from '../../../../contract/outreach/suppressions.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** Mail: senders, templates, tasks with recipients, messages and their events, and the sandbox's mailboxes. */
export interface MailTables {
  signing_keys: {
    name: string;
    key: Buffer;
  };
  sandbox_settings: {
    name: string;
    value: number;
  };
  unlocked_addresses: {
    team_id: number;
    creator_id: number;
    address: string;
    unlocked_by: number;
    unlocked_at: Moment;
    confirmed_at: MaybeMoment;
    imported_at: MaybeMoment;
    preferred_at: MaybeMoment;
  };
  mail_senders: {
    team_id: number;
    id: Generated<number>;
    name: string;
    address: string;
    reply_to: string;
    signature_html: Defaulted<string>;
    provider: string;
    auth: 'password' | 'oauth';
    username: string;
    smtp_host: string;
    smtp_port: number;
    smtp_security: Security;
    imap_host: string;
    imap_port: number;
    imap_security: Security;
    secret: string | null;
    state: Defaulted<'unverified' | 'verified' | 'refused' | 'paused'>;
    state_fault: Defaulted<string>;
    state_reason: Defaulted<string>;
    verifying_until: MaybeMoment;
    transcript: ColumnType<object[], string | undefined, string>;
    verified_at: MaybeMoment;
    files_sent_mail: Defaulted<boolean>;
    sent_folder: Defaulted<string>;
    max_message_bytes: number | null;
    daily_limit: number;
    gap_seconds: number;
    jitter_seconds: number;
    domain_hourly_limit: number;
    next_slot_at: MaybeMoment;
    dns: ColumnType<object[], string | undefined, string>;
    dns_checked_at: MaybeMoment;
    inbox_synced_at: MaybeMoment;
    inbox_failure: Defaulted<string>;
    inbox_failure_stage: Defaulted<string>;
    inbox_failures: Defaulted<number>;
    inbox_failed_at: MaybeMoment;
    created_by: number;
    created_at: Moment;
    removed_at: MaybeMoment;
  };
  mail_sender_counts: {
    team_id: number;
    sender_id: number;
    scope: string;
    sent: number;
    until: Moment;
  };
  mail_files: {
    team_id: number;
    id: Generated<number>;
    key: string;
    name: string;
    media_type: string;
    size: number;
    file_id: number;
    is_image: boolean;
    created_by: number;
    created_at: Moment;
  };
  mail_file_keys: {
    key: string;
    team_id: number;
    id: number;
  };
  mail_templates: {
    team_id: number;
    id: Generated<number>;
    name: string;
    kind: 'body' | 'followUp';
    visibility: 'team' | 'private';
    category: Defaulted<string>;
    subject: string;
    html: string;
    text: string | null;
    attachments: Defaulted<number[]>;
    version: Defaulted<number>;
    created_by: number;
    created_at: Moment;
    changed_by: number;
    changed_at: Moment;
  };
  mail_template_versions: {
    team_id: number;
    template_id: number;
    version: number;
    content: JSONColumnType<object>;
    changed_by: number;
    changed_at: Moment;
  };
  mail_tasks: {
    team_id: number;
    id: Generated<number>;
    name: string;
    state: Defaulted<TaskState>;
    account_id: number;
    content: JSONColumnType<object>;
    revision: Defaulted<number>;
    version: Defaulted<number>;
    timed_at: MaybeMoment;
    started_at: MaybeMoment;
    ended_at: MaybeMoment;
    pause_reason: Defaulted<string>;
    /** Its first mails do not wait for the window. */
    is_first_at_once: Defaulted<boolean>;
    /** The campaign to which it invites. */
    campaign_id: Generated<number | null>;
    created_at: Moment;
    changed_at: Moment;
  };
  mail_task_versions: {
    team_id: number;
    task_id: number;
    version: number;
    content: JSONColumnType<object>;
    changed_by: number;
    changed_at: Moment;
  };
  mail_recipients: {
    team_id: number;
    task_id: number;
    id: Generated<number>;
    creator_id: number | null;
    address: string;
    name: Defaulted<string>;
    time_zone: Defaulted<string>;
    domain: Defaulted<string>;
    kept: Defaulted<string[]>;
    state: Defaulted<RecipientState>;
    reason: Defaulted<string>;
    sender_id: number | null;
    round: Defaulted<number>;
    due_at: MaybeMoment;
    last_round: Defaulted<number>;
    last_sent_at: MaybeMoment;
    thread_ids: Defaulted<string>;
    accepted_at: MaybeMoment;
    failed_at: MaybeMoment;
    bounced_at: MaybeMoment;
    bounce_text: Defaulted<string>;
    bounce_permanence: Defaulted<'hard' | 'soft' | ''>;
    read_at: MaybeMoment;
    clicked_at: MaybeMoment;
    replied_at: MaybeMoment;
    auto_replied_at: MaybeMoment;
    unsubscribed_at: MaybeMoment;
  };
  mail_messages: {
    team_id: number;
    task_id: number;
    recipient_id: number;
    round: number;
    id: Generated<number>;
    version: number;
    sender_id: number;
    message_id: string;
    state: MessageState;
    values: JSONColumnType<Record<string, string>>;
    started_at: Moment;
    ended_at: MaybeMoment;
    tries: Defaulted<number>;
    response: Defaulted<string>;
    history: ColumnType<object[], string | undefined, string>;
    settled_by: number | null;
    leased_by: Defaulted<string>;
  };
  mail_hits: {
    team_id: number;
    id: Generated<number>;
    task_id: number;
    recipient_id: number;
    round: number;
    kind: 'open' | 'click' | 'trap';
    link: Defaulted<number>;
    is_head: boolean;
    at: Moment;
    address: string;
    agent: string;
    verdict: Defaulted<HitVerdict | ''>;
    rule: Defaulted<HitRule | ''>;
    rules_version: Defaulted<number>;
  };
  mail_suppressions: {
    team_id: number;
    id: Generated<number>;
    address: string;
    reason: SuppressionReason;
    at: Moment;
    proof: JSONColumnType<object>;
    added_by: number | null;
    removed_at: MaybeMoment;
    removed_by: number | null;
    removal_reason: string | null;
  };
  sandbox_addresses: {
    address: string;
    team_id: number;
  };
  sandbox_mailboxes: {
    team_id: number;
    address: string;
    password: string;
    last_uid: Defaulted<number>;
    created_at: Moment;
  };
  sandbox_mails: {
    team_id: number;
    address: string;
    folder: 'inbox' | 'sent';
    uid: number;
    message_id: string;
    content: Buffer;
    received_at: Moment;
  };
  sandbox_reactions: {
    team_id: number;
    id: Generated<number>;
    kind: 'read' | 'reply' | 'autoReply' | 'bounce' | 'scan' | 'prefetch';
    mailbox: string;
    person: string;
    person_name: Defaulted<string>;
    subject: string;
    message_id: string;
    thread: string;
    sent_uid: number;
    tries: Defaulted<number>;
    due_at: Moment;
    done_at: MaybeMoment;
  };
}
