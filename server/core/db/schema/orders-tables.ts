import type { ColumnType, Generated } from 'kysely';
import type {
  InvoiceKind,
  InvoiceState,
  OrderCause,
  OrderMailState,
  OrderState,
  RefundReason,
} from '../../../../contract/billing/order-kinds.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { MoneyKind } from '../../../../contract/billing/operator-order-kinds.ts';
import type { Defaulted, MaybeMoment, Moment } from './columns.ts';

type Json<T> = ColumnType<T, string | undefined, string>;

/** Orders, their payments, and the periods that they bought. */
export interface OrderTables {
  orders: {
    team_id: number;
    id: Generated<number>;
    number: string;
    plan: string;
    months: number;
    monthly_fen: number;
    discount_bp: number;
    list_fen: number;
    discount_fen: number;
    credit_fen: number;
    pay_fen: number;
    state: Defaulted<OrderState>;
    channel: string;
    code_url: Defaulted<string>;
    payable_until: Moment;
    ordered_by: number;
    ordered_at: Moment;
    /** When the gateway was last asked for its state. */
    asked_at: ColumnType<Date | null, Date | undefined, Date>;
    paid_at: ColumnType<Date | null, Date | undefined, Date>;
    closed_at: ColumnType<Date | null, Date | undefined, Date | null>;
    refunded_at: ColumnType<Date | null, Date | undefined, Date>;
    transaction_id: Defaulted<string>;
    payer: Defaulted<string>;
  };
  order_numbers: { number: string; team_id: number; order_id: number };
  order_events: {
    team_id: number;
    id: Generated<number>;
    order_id: number;
    at: Moment;
    cause: OrderCause;
    account_id: number | null;
    from_state: OrderState;
    to_state: OrderState;
    details: Json<Record<string, string | number>>;
  };
  order_payments: {
    team_id: number;
    order_id: number;
    transaction_id: string;
    channel: string;
    fen: number;
    paid_at: Moment;
    payer: Defaulted<string>;
    known_at: Moment;
    is_honoured: boolean;
  };
  order_refunds: {
    team_id: number;
    number: string;
    order_id: number;
    transaction_id: string;
    fen: number;
    reason: RefundReason;
    note: Defaulted<string>;
    state: Defaulted<'asked' | 'processing' | 'done' | 'closed' | 'abnormal'>;
    refund_id: Defaulted<string>;
    asked_by: number | null;
    asked_at: Moment;
    done_at: ColumnType<Date | null, Date | undefined, Date>;
    tries: Defaulted<number>;
    fault: Defaulted<string>;
  };
  plan_periods: {
    team_id: number;
    id: Generated<number>;
    order_id: number | null;
    plan: string;
    fen: number;
    begins_at: Moment;
    /** Null: it never ends. */
    ends_at: MaybeMoment;
    given_by: number | null;
    reason: Defaulted<string>;
    given_at: Moment;
    /** When it was revoked, or credited towards another plan. */
    ended_at: ColumnType<Date | null, Date | undefined, Date | null>;
  };
  invoice_requests: {
    team_id: number;
    order_id: number;
    kind: InvoiceKind;
    title: string;
    tax_number: string;
    email: string;
    state: Defaulted<InvoiceState>;
    requested_by: number;
    requested_at: Moment;
    settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    note: Defaulted<string>;
  };
  order_mails: {
    team_id: number;
    order_id: number;
    address: string;
    lang: Lang;
    state: Defaulted<OrderMailState>;
    tries: Defaulted<number>;
    /** The error of the last delivery that was refused. */
    fault: Defaulted<string>;
    sent_at: ColumnType<Date | null, Date | undefined, Date>;
  };
  sandbox_system_emails: {
    team_id: number;
    id: Generated<number>;
    address: string;
    subject: string;
    body: string;
    sent_at: Moment;
  };
  plan_reminders: { team_id: number; ends_at: Moment; days: number; reminded_at: Moment };
  payment_notices: {
    id: Generated<number>;
    channel: string;
    notice_id: string;
    order_number: Defaulted<string>;
    at: Moment;
    outcome: 'taken' | 'known' | 'refused' | 'failed';
    reason: Defaulted<string>;
    address: Defaulted<string>;
  };
  money_moves: {
    order_number: string;
    kind: MoneyKind;
    /** Of a payment the gateway's number, of a refund ours. */
    reference: string;
    team_id: number;
    plan: string;
    channel: string;
    fen: number;
    at: Moment;
  };
  payment_bills: {
    channel: string;
    /** `yyyy-MM-dd` in China. */
    day: string;
    compared_at: Moment;
    payments: number;
    paid_fen: number;
    refunds: number;
    refunded_fen: number;
    differences: Json<BillDifference[]>;
  };
  plan_changes: {
    id: Generated<number>;
    plan: string;
    at: Moment;
    account_id: number;
    account_name: string;
    before: ColumnType<Record<string, string>, string, string>;
    after: ColumnType<Record<string, string>, string, string>;
  };
  sandbox_payments: {
    order_number: string;
    fen: number;
    description: string;
    notify_url: string;
    expires_at: Moment;
    created_at: Moment;
    closed_at: ColumnType<Date | null, Date | undefined, Date>;
  };
  sandbox_transactions: { id: string; order_number: string; fen: number; payer: string; paid_at: Moment };
  sandbox_refunds: {
    number: string;
    order_number: string;
    transaction_id: string;
    fen: number;
    created_at: Moment;
    done_at: Moment;
  };
  sandbox_notices: {
    id: Generated<number>;
    order_number: string;
    notify_url: string;
    body: string;
    /** Null: it was given up. */
    due_at: MaybeMoment;
    tries: Defaulted<number>;
    /** How often it is delivered again although it was accepted. */
    again: Defaulted<number>;
    delivered_at: ColumnType<Date | null, Date | undefined, Date>;
  };
}

/** How a bill and our own records differ about a payment or a refund. */
export interface BillDifference {
  kind: 'onlyInBill' | 'onlyHere' | 'otherSum';
  of: 'payment' | 'refund';
  number: string;
  billFen: number | null;
  hereFen: number | null;
}
