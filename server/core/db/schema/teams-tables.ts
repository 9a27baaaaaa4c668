import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AuditFault } from '../../../../contract/activity/audit-faults.ts';
import type { QuotaKind } from '../../../../contract/billing/quota-kinds.ts';
import type { Permission, Role } from '../../../../contract/core/roles/permissions.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';
import type { DueKind } from '../due-work/due-kinds.ts';

/** Why a session is over: another sign-in replaced it, or somebody ended it. */
export type EndReason = 'taken_over' | 'ended';

/** Accounts and sessions, entitlements, the audit log, notifications and background tasks. */
export interface TeamTables {
  teams: {
    team_id: Generated<number>;
    name: string;
    time_zone: string;
    created_at: Moment;
    plan: Defaulted<string>;
    plan_ends_at: MaybeMoment;
    requires_second_factor: Defaulted<boolean>;
    closes_at: Generated<Date | null>;
  };
  accounts: {
    team_id: number;
    id: Generated<number>;
    username: string;
    nickname: string;
    company: Defaulted<string>;
    phone: Defaulted<string>;
    avatar_url: Defaulted<string>;
    role: Role;
    /** The team's own role; set just when `role` is `custom`. */
    role_id: ColumnType<number | null, number | null | undefined, number | null>;
    is_operator: Defaulted<boolean>;
    password_hash: string;
    has_second_factor: Defaulted<boolean>;
    created_at: Moment;
    disabled_at: MaybeMoment;
    last_seen_at: MaybeMoment;
    first_steps_hidden_at: MaybeMoment;
    pinned_pages: Defaulted<string[]>;
    closes_at: Generated<Date | null>;
  };
  sessions: {
    team_id: number;
    id: Generated<number>;
    account_id: number;
    created_at: Moment;
    ended_at: MaybeMoment;
    end_reason: EndReason | null;
    way: Defaulted<string>;
    address: Defaulted<string>;
    agent: Defaulted<string>;
  };
  team_roles: {
    team_id: number;
    id: Generated<number>;
    name: string;
    permissions: Permission[];
    created_at: Moment;
  };
  usernames: { username: string; team_id: number; account_id: number };
  phones: { phone: string; team_id: number; account_id: number };
  session_tokens: {
    token_hash: Buffer;
    kind: 'access' | 'refresh';
    team_id: number;
    account_id: number;
    session_id: number;
    role: Role;
    /** Of a custom role, so that a request needs no other query. */
    permissions: Permission[] | null;
    is_operator: boolean;
    needs_factor: Defaulted<boolean>;
    expires_at: Moment;
    rotated_at: MaybeMoment;
    rotation_salt: Buffer | null;
  };
  phone_codes: {
    phone: string;
    code_hash: Buffer;
    sent_at: Moment;
    expires_at: Moment;
    tries_left: number;
  };
  sign_in_failures: { username: string; failures: number; ends_at: Moment };
  rate_windows: { key: string; taken: number; ends_at: Moment };
  avatars: { team_id: number; account_id: number; image: Buffer; created_at: Moment };
  avatar_keys: { key: string; team_id: number; account_id: number };
  invitations: {
    team_id: number;
    id: Generated<number>;
    note: Defaulted<string>;
    invited_by: number;
    /** The role of who joins. */
    role: Defaulted<Role>;
    role_id: ColumnType<number | null, number | null | undefined, number | null>;
    created_at: Moment;
    expires_at: Moment;
    withdrawn_at: MaybeMoment;
    accepted_at: MaybeMoment;
    accepted_by: number | null;
  };
  invitation_tokens: { token_hash: Buffer; team_id: number; invitation_id: number };
  sandbox_messages: {
    id: Generated<number>;
    phone: string;
    code: string;
    /** A warning; its code is empty. */
    notice: Defaulted<string>;
    sent_at: Moment;
  };
  plans: { code: string; position: number; name_zh: string; name_en: string; monthly_fen: number };
  plan_terms: { months: number; discount_bp: number };
  plan_entitlements: { plan: string; key: string; value: string };
  entitlement_uses: { team_id: number; key: string; scope: string; used: number };
  /** `day` is `yyyy-MM-dd` in the team's time zone. */
  entitlement_days: { team_id: number; key: string; day: string; account_id: number; used: number };
  member_quotas: {
    team_id: number;
    account_id: number;
    kind: QuotaKind;
    monthly_max: number;
    set_by: number;
    set_at: Moment;
  };
  counted_searches: { team_id: number; fingerprint: Buffer; counted_at: Moment };
  due_work: {
    kind: DueKind;
    team_id: number;
    id: number;
    due_at: Moment;
    leased_until: MaybeMoment;
    leased_by: Defaulted<string>;
  };
  audit_log_entries: {
    team_id: number;
    id: Generated<number>;
    at: Moment;
    account_id: number | null;
    action: string;
    subject: string;
    subject_id: number | null;
    fields: Defaulted<string[]>;
  };
  audit_log_values: {
    team_id: number;
    entry_id: number;
    account_id: number | null;
    account_name: Defaulted<string>;
    subject_name: Defaulted<string>;
    before: JSONColumnType<
      Record<string, string | number | boolean | null> | null,
      string | null,
      string | null
    >;
    after: JSONColumnType<
      Record<string, string | number | boolean | null> | null,
      string | null,
      string | null
    >;
    address: Defaulted<string>;
    agent: Defaulted<string>;
    /** Null once something of the values was erased. */
    salt: Generated<Buffer | null>;
  };
  audit_log_seals: {
    team_id: number;
    number: number;
    first_place: number;
    last_place: number;
    sealed_at: Moment;
    previous_hash: Buffer;
    hash: Buffer;
  };
  audit_log_sealed_entries: {
    team_id: number;
    place: number;
    entry_id: number;
    entry_hash: Buffer;
    values_hash: Buffer | null;
  };
  audit_log_states: {
    team_id: number;
    streamed_place: Defaulted<number>;
    checked_at: Generated<Date | null>;
    checked_number: Generated<number | null>;
    checked_hash: Generated<Buffer | null>;
    checked_entries: Defaulted<number>;
    erased_entries: Defaulted<number>;
    faults: ColumnType<AuditFault[], string | undefined, string>;
  };
  notifications: {
    team_id: number;
    id: Generated<number>;
    account_id: number;
    kind: string;
    details: JSONColumnType<Record<string, string | number>>;
    created_at: Moment;
    read_at: MaybeMoment;
  };
  stored_files: {
    team_id: number;
    id: Generated<number>;
    name: string;
    media_type: string;
    size: number;
    created_at: Moment;
    expires_at: MaybeMoment;
  };
  stored_file_parts: { team_id: number; file_id: number; part: number; bytes: Buffer };
  background_tasks: {
    team_id: number;
    id: Generated<number>;
    account_id: number;
    kind: string;
    details: JSONColumnType<Record<string, string | number>>;
    state: 'waiting' | 'running' | 'done' | 'failed';
    done: Defaulted<number>;
    total: number | null;
    started_at: Moment;
    finished_at: MaybeMoment;
    file_id: number | null;
    failure: string | null;
    dismissed_at: MaybeMoment;
  };
}
