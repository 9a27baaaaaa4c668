import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatorStatus } from '../../contract/team-creators.ts';
import type { Platform } from '../../contract/platform.ts';

/** The tables as Kysely sees them; migrations/ is the truth. bigint arrives as number (db/pool.ts). */
type Moment = ColumnType<Date, Date, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null, Date | null>;
type Defaulted<T> = Generated<T>;

/** Why a session is over: another sign-in took it over, or it was ended by somebody. */
export type EndReason = 'taken_over' | 'ended';
export type Role = 'owner' | 'member';
export type Facet = 'region' | 'language' | 'category' | 'tag';

export interface Schema {
  teams: {
    team_id: Generated<number>;
    name: string;
    time_zone: string;
    created_at: Moment;
    plan: Defaulted<string>;
    plan_ends_at: MaybeMoment;
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
    is_operator: Defaulted<boolean>;
    password_hash: string;
    created_at: Moment;
    disabled_at: MaybeMoment;
    last_seen_at: MaybeMoment;
  };
  sessions: {
    team_id: number;
    id: Generated<number>;
    account_id: number;
    created_at: Moment;
    ended_at: MaybeMoment;
    end_reason: EndReason | null;
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
    is_operator: boolean;
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
    created_at: Moment;
    expires_at: Moment;
    withdrawn_at: MaybeMoment;
    accepted_at: MaybeMoment;
    accepted_by: number | null;
  };
  invitation_tokens: { token_hash: Buffer; team_id: number; invitation_id: number };
  sandbox_messages: { id: Generated<number>; phone: string; code: string; sent_at: Moment };
  plans: { code: string; position: number; name_zh: string; name_en: string; monthly_fen: number };
  plan_terms: { months: number; discount_bp: number };
  plan_entitlements: { plan: string; key: string; value: string };
  entitlement_uses: { team_id: number; key: string; scope: string; used: number };
  /** `day` is `yyyy-MM-dd` in the team's time zone. */
  entitlement_days: { team_id: number; key: string; day: string; account_id: number; used: number };
  counted_searches: { team_id: number; fingerprint: Buffer; counted_at: Moment };
  due_work: { kind: string; team_id: number; id: number; due_at: Moment };
  operation_records: {
    team_id: number;
    id: Generated<number>;
    at: Moment;
    account_id: number | null;
    action: string;
    subject: string;
    subject_id: number | null;
    fields: Defaulted<string[]>;
  };
  operation_values: {
    team_id: number;
    record_id: number;
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
  lists: {
    team_id: number;
    id: Generated<number>;
    name: string;
    description: Defaulted<string>;
    color: number;
    visibility: 'team' | 'private';
    created_by: number;
    created_at: Moment;
    archived_at: MaybeMoment;
    members: Defaulted<number>;
  };
  list_members: {
    team_id: number;
    list_id: number;
    creator_id: number;
    added_at: Moment;
    added_by: number;
  };
  favourites: { team_id: number; creator_id: number; lists: number; since: Moment };
  team_creators: {
    team_id: number;
    creator_id: number;
    status: Defaulted<CreatorStatus>;
    contacted_at: MaybeMoment;
    contacted_by: number | null;
    changed_at: Moment;
  };
  team_creator_tags: {
    team_id: number;
    creator_id: number;
    tag: string;
    added_by: number;
    added_at: Moment;
  };
  team_creator_notes: {
    team_id: number;
    id: Generated<number>;
    creator_id: number;
    text: string;
    written_by: number;
    written_at: Moment;
    changed_at: MaybeMoment;
  };
  blocklist_entries: {
    team_id: number;
    id: Generated<number>;
    creator_id: number;
    /** 0 is every list. */
    list_id: Defaulted<number>;
    reason: string;
    added_by: number;
    added_at: Moment;
    removed_at: MaybeMoment;
    removed_by: number | null;
    removal_reason: string | null;
  };
  list_imports: {
    team_id: number;
    id: Generated<number>;
    list_id: number;
    account_id: number;
    file_name: string;
    file_id: number;
    work_id: number | null;
    state: 'ready' | 'running' | 'done' | 'failed';
    mapping: JSONColumnType<Record<string, number>>;
    headings: string[];
    rows: Defaulted<number>;
    succeeded: Defaulted<number>;
    failed: Defaulted<number>;
    created_at: Moment;
    started_at: MaybeMoment;
    finished_at: MaybeMoment;
  };
  list_import_rows: {
    team_id: number;
    import_id: number;
    row: number;
    cells: string[];
    outcome: Defaulted<'waiting' | 'added' | 'already' | 'failed'>;
    reason: string | null;
    creator_id: number | null;
  };
  import_mappings: {
    team_id: number;
    headings: string;
    mapping: JSONColumnType<Record<string, number>>;
    used_at: Moment;
  };
  bulk_works: {
    team_id: number;
    work_id: number;
    account_id: number;
    role: Role;
    action: JSONColumnType<object>;
    creator_ids: number[];
    result: JSONColumnType<object | null, string | null, string | null>;
    ordered_at: Moment;
  };
  works: {
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
  sources: { code: string; name_zh: string; name_en: string };
  creators: {
    id: Generated<number>;
    platform: Platform;
    platform_id: string | null;
    handle: string;
    name: string;
    homepage_url: Defaulted<string>;
    avatar_url: Defaulted<string>;
    bio: Defaulted<string>;
    region: string | null;
    region_basis: 'stated' | 'assumed' | null;
    language: string | null;
    language_basis: 'stated' | 'derived' | null;
    category: string | null;
    tags: Defaulted<string[]>;
    tags_basis: 'stated' | 'derived' | null;
    verified: boolean | null;
    has_email: Defaulted<boolean>;
    followers: number | null;
    likes: number | null;
    post_count: number | null;
    analysis: Defaulted<'pending' | 'analysed' | 'unanalysable'>;
    average_plays: number | null;
    median_plays: number | null;
    interaction_bp: number | null;
    plays_to_followers_bp: number | null;
    level: number | null;
    percentile: number | null;
    posts_per_week_centi: number | null;
    ad_posts: number | null;
    growth_bp: number | null;
    price_low_fen: number | null;
    price_high_fen: number | null;
    price_fen: number | null;
    recent_plays: Defaulted<number[]>;
    last_post_at: MaybeMoment;
    source: string;
    sample: Defaulted<boolean>;
    first_seen_at: Moment;
    refreshed_at: Moment;
    figures_at: MaybeMoment;
    search_text: Defaulted<string>;
  };
  creator_keys: { key: string; creator_id: number };
  posts: {
    creator_id: number;
    platform_post_id: string;
    url: Defaulted<string>;
    caption: Defaulted<string>;
    hashtags: Defaulted<string[]>;
    mentions: Defaulted<string[]>;
    cover_url: Defaulted<string>;
    duration_ms: number | null;
    published_at: Moment;
    plays: number | null;
    likes: number | null;
    comments: number | null;
    shares: number | null;
    platform_sponsored: Defaulted<boolean>;
    caption_disclosed: Defaulted<boolean>;
    brand: string | null;
    observed_at: Moment;
  };
  creator_snapshots: {
    creator_id: number;
    /** `yyyy-MM-dd` */
    day: string;
    followers: number | null;
    likes: number | null;
    post_count: number | null;
    average_plays: number | null;
  };
  contact_addresses: { creator_id: number; address: string; source: string; found_at: Moment };
  creator_figures: { creator_id: number; figures: JSONColumnType<object>; computed_at: Moment };
  figures_due: { creator_id: number; since: Moment };
  peer_brackets: {
    platform: Platform;
    bracket: number;
    creators: number;
    interaction_bp: number[];
    median_plays_to_followers_bp: number | null;
    median_average_plays: number | null;
    computed_at: Moment;
  };
  base_prices: { platform: Platform; cpm_fen: number };
  import_runs: {
    id: Generated<number>;
    file_name: string;
    content_hash: string;
    mapping: string;
    source: string;
    file_path: string;
    state: 'running' | 'done' | 'failed';
    rows_read: Defaulted<number>;
    creators_written: Defaulted<number>;
    posts_written: Defaulted<number>;
    unchanged: Defaulted<number>;
    refused: Defaulted<number>;
    started_at: Moment;
    finished_at: MaybeMoment;
    failure: string | null;
  };
  import_refusals: { run_id: number; line: number; col: Defaulted<string>; reason: string };
  search_terms: { word: string; scope: string; creators: number };
  creator_facets: { platform: Platform; facet: Facet; value: string; creators: number };
}
