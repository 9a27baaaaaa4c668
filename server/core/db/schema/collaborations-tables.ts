import type { ColumnType, Generated } from 'kysely';
import type {
  CheckSum,
  CollaborationEventKind,
  CollaborationState,
  DeliverableKind,
  DraftState,
  PayableDueWhen,
  PayableState,
} from '../../../../contract/campaigns/collaboration-kinds.ts';
import type { ReaderLang } from '../../../../contract/core/mail/reader-langs.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

/** The values in the sentence of an event. */
export type EventDetails = Record<string, string | number | string[]>;

/** What was agreed with creators, what they hand in, and what is paid. */
export interface CollaborationTables {
  collaborations: {
    team_id: number;
    id: Generated<number>;
    campaign_id: number;
    creator_id: number;
    state: CollaborationState;
    /** The order within a column of the board; there is always room for a rank between two others. */
    rank: ColumnType<string, string, string>;
    /** In the smallest unit of the currency; null: nothing was agreed yet. */
    fee_minor: number | null;
    currency: string;
    product: Defaulted<string>;
    carrier: Defaulted<string>;
    tracking_number: Defaulted<string>;
    coupon: Defaulted<string>;
    short_link_id: number | null;
    visits_goal: number | null;
    notes: Defaulted<string>;
    cancel_reason: Defaulted<string>;
    terms_accepted_at: MaybeMoment;
    product_sent_at: MaybeMoment;
    checks_passed_at: MaybeMoment;
    visits_reached_at: MaybeMoment;
    /** Counts changes of its fields, not moves. */
    revision: Defaulted<number>;
    /** Null: it was made automatically, after a reply. */
    created_by: number | null;
    created_at: Moment;
    state_since: Moment;
    changed_at: Moment;
  };
  deliverables: {
    team_id: number;
    id: Generated<number>;
    campaign_id: number;
    collaboration_id: number;
    place: number;
    kind: DeliverableKind;
    title: Defaulted<string>;
    /** `yyyy-MM-dd` */
    draft_due_on: string | null;
    /** `yyyy-MM-dd` */
    publish_on: string | null;
    post_url: Defaulted<string>;
    /** Of the monitored post. */
    post_key: string | null;
    post_by: 'team' | 'creator' | 'monitor' | null;
    post_found_at: MaybeMoment;
    check_outcome: CheckSum | null;
  };
  collaboration_events: {
    team_id: number;
    id: Generated<number>;
    campaign_id: number;
    collaboration_id: number;
    at: Moment;
    kind: CollaborationEventKind;
    /** Null: it happened automatically, or the creator did it. */
    account_id: number | null;
    from_state: CollaborationState | null;
    to_state: CollaborationState | null;
    details: ColumnType<EventDetails, string | undefined, string>;
  };
  collaboration_drafts: {
    team_id: number;
    id: Generated<number>;
    campaign_id: number;
    collaboration_id: number;
    deliverable_id: number | null;
    url: Defaulted<string>;
    campaign_file_id: number | null;
    note: Defaulted<string>;
    /** Null: the creator handed it in. */
    account_id: number | null;
    handed_in_at: Moment;
    state: Defaulted<DraftState>;
    decided_by: number | null;
    decided_at: MaybeMoment;
  };
  draft_comments: {
    team_id: number;
    id: Generated<number>;
    collaboration_id: number;
    draft_id: number;
    /** Null: the creator. */
    account_id: number | null;
    text: string;
    at: Moment;
  };
  payables: {
    team_id: number;
    id: Generated<number>;
    campaign_id: number;
    collaboration_id: number;
    label: Defaulted<string>;
    /** Without tax, in the smallest unit of the currency. */
    amount_minor: number;
    currency: string;
    tax_minor: number | null;
    tax_note: Defaulted<string>;
    /** `yyyy-MM-dd` */
    due_on: string | null;
    /** The state of the collaboration that makes it due; date: only the day counts. */
    due_when: Defaulted<PayableDueWhen>;
    state: Defaulted<PayableState>;
    /** `yyyy-MM-dd` */
    paid_on: string | null;
    paid_by: number | null;
    method: Defaulted<string>;
    reference: Defaulted<string>;
    /** Of campaign_files. */
    proof_id: number | null;
    paid_price_id: number | null;
    /** The monitor project that its cost was put into. */
    cost_project_id: number | null;
    note: Defaulted<string>;
    revision: Defaulted<number>;
    created_by: number;
    created_at: Moment;
    changed_at: Moment;
  };
  agenda_reminders: {
    team_id: number;
    account_id: number;
    /** `yyyy-MM-dd` */
    day: string;
    reminded_at: Moment;
  };
  collaboration_pages: {
    team_id: number;
    id: Generated<number>;
    campaign_id: number;
    collaboration_id: number;
    lang: ReaderLang;
    expires_at: Moment;
    created_by: number;
    created_at: Moment;
    revoked_at: MaybeMoment;
    opened: Defaulted<number>;
    opened_at: MaybeMoment;
  };
  collaboration_page_tokens: {
    token_hash: Buffer;
    team_id: number;
    page_id: number;
  };
  creator_details: {
    team_id: number;
    collaboration_id: number;
    address: Buffer | null;
    payment: Buffer | null;
    given_at: Moment;
  };
}
