import type { Generated, JSONColumnType } from 'kysely';
import type {
  AcquisitionKind,
  AcquisitionOutcome,
  AcquisitionReason,
  AcquisitionSchedule,
  AcquisitionState,
} from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { ReaderLang } from '../../../../contract/core/mail/reader-langs.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { Profile } from '../../../../contract/core/pasted-links/profile-links.ts';
import type {
  OwnSource,
  SourceCode,
  SourceFaultKind,
  SourceMode,
  SpendPurpose,
} from '../../../../contract/core/sources/source-codes.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

export interface HoldUp {
  fault: SourceFaultKind;
  /** Null: no source is set up. */
  source: SourceCode | null;
  /** ISO 8601. */
  freeAt: string | null;
}

/** Data sources and their quotas, the refreshing of creators, data acquisition, and connections of creators. */
export interface SourceTables {
  source_settings: {
    source: SourceCode;
    is_on: Defaulted<boolean>;
    mode: Defaulted<SourceMode>;
    limits: JSONColumnType<Record<string, number>>;
    failures: Defaulted<number>;
    open_until: MaybeMoment;
    answered_at: MaybeMoment;
    folder: Defaulted<string>;
  };
  watched_files: {
    path: string;
    size: number;
    changed_at: Moment;
    seen_at: Moment;
    state: Defaulted<'waiting' | 'done' | 'failed'>;
    leased_until: MaybeMoment;
  };
  source_credentials: {
    id: Generated<number>;
    source: SourceCode;
    name: string;
    quota_group: string;
    is_sandbox: Defaulted<boolean>;
    sealed: string;
    shown: JSONColumnType<Record<string, string>>;
    state: Defaulted<'ok' | 'off' | 'refused'>;
    refused_text: Defaulted<string>;
    free_at: MaybeMoment;
    used_at: MaybeMoment;
    created_at: Moment;
  };
  quota_windows: {
    source: SourceCode;
    quota_group: string;
    bucket: string;
    begins_at: Moment;
    ends_at: Moment;
    units: number;
    used: Defaulted<number>;
    is_exhausted: Defaulted<boolean>;
  };
  quota_spends: {
    source: SourceCode;
    quota_group: string;
    bucket: string;
    begins_at: Moment;
    purpose: SpendPurpose;
    taken: Defaulted<number>;
    settled: Defaulted<number>;
    calls: Defaulted<number>;
  };
  source_answers: { scope: string; name: string; answer: JSONColumnType<object>; at: Moment };
  source_fault_log: {
    id: Generated<number>;
    source: SourceCode;
    at: Moment;
    kind: SourceFaultKind;
    purpose: SpendPurpose;
    fault: string;
  };
  creator_provenance: {
    creator_id: number;
    fields: JSONColumnType<Record<string, [source: string, at: string]>>;
    keep_until: MaybeMoment;
  };
  mode_changes: { source: SourceCode; after_id: Defaulted<number> };
  creator_interest: {
    creator_id: number;
    lists: Defaulted<number>;
    campaigns: Defaulted<number>;
    monitors: Defaulted<number>;
    viewed_at: MaybeMoment;
  };
  creator_interest_changes: {
    id: Generated<number>;
    creator_id: number;
    kind: 'list' | 'campaign' | 'monitor' | 'view';
    amount: number;
    at: Moment;
  };
  refresh_states: {
    creator_id: number;
    tried_at: Moment;
    fault: SourceFaultKind | null;
    failures: Defaulted<number>;
    retry_at: MaybeMoment;
    memory: JSONColumnType<Record<string, string>>;
  };
  refresh_queue: {
    creator_id: number;
    platform: Platform;
    source: SourceCode;
    reason: 'asked' | 'monitor' | 'campaign' | 'list' | 'viewed' | 'age';
    worth: number;
    decided_at: Moment;
    batch: string | null;
    leased_until: MaybeMoment;
  };
  refresh_plans: { platform: Platform; decided_at: Moment; due: number; chosen: number; took_ms: number };
  acquisitions: {
    team_id: number;
    id: Generated<number>;
    account_id: number;
    name: string;
    platform: Platform;
    kind: AcquisitionKind;
    terms: Defaulted<string[]>;
    links: Defaulted<number>;
    like_list_id: number | null;
    region: string | null;
    list_id: number;
    max_creators: number;
    schedule: AcquisitionSchedule;
    state: AcquisitionState;
    hold_up: JSONColumnType<HoldUp> | null;
    tries: Defaulted<number>;
    background_task_id: number | null;
    run: Defaulted<number>;
    next_term: Defaulted<number>;
    next_page: string | null;
    is_searching: Defaulted<boolean>;
    found: Defaulted<number>;
    added: Defaulted<number>;
    already: Defaulted<number>;
    failed: Defaulted<number>;
    created_at: Moment;
    finished_at: MaybeMoment;
    next_run_at: MaybeMoment;
  };
  acquisition_items: {
    team_id: number;
    acquisition_id: number;
    run: number;
    position: number;
    asked: string;
    profile: JSONColumnType<Profile> | null;
    subject: string | null;
    batch: number | null;
    creator_id: number | null;
    outcome: AcquisitionOutcome | null;
    reason: AcquisitionReason | null;
    fault: SourceFaultKind | null;
    source: SourceCode | null;
    settled_at: MaybeMoment;
  };
  creator_invitations: {
    team_id: number;
    creator_id: number;
    token_hash: Buffer | null;
    created_by: number;
    created_at: Moment;
    expires_at: Moment;
    opened_at: MaybeMoment;
    confirmed_address: string | null;
    confirmed_at: MaybeMoment;
  };
  creator_page_tokens: { token_hash: Buffer; team_id: number; creator_id: number; expires_at: Moment };
  creator_connections: {
    creator_id: number;
    invited_by: number;
    source: OwnSource;
    account_id: string;
    account_creator_id: number;
    handle: string;
    homepage_url: Defaulted<string>;
    sealed: string;
    scopes: Defaulted<string[]>;
    expires_at: Moment;
    state: Defaulted<'ok' | 'broken' | 'ending'>;
    fault: SourceFaultKind | null;
    consent_edition: string;
    consented_at: Moment;
    fetched_at: MaybeMoment;
    next_at: MaybeMoment;
  };
  creator_consents: {
    creator_id: number;
    id: Generated<number>;
    invited_by: number;
    source: OwnSource;
    deed: 'given' | 'revoked';
    edition: string;
    lang: ReaderLang;
    address: string;
    at: Moment;
  };
}
