import type { Collaboration, CollaborationFields } from '../../../../../contract/campaigns/collaborations.ts';
import {
  type DeliverableKind,
  deliverableKinds,
} from '../../../../../contract/campaigns/collaboration-kinds.ts';
import { isCurrency, minorOf, typedMoney } from '../../../../monitoring/shared/money/money.ts';

/** Fields as they are typed, all as text; the fee is an amount in its currency, days are `yyyy-MM-dd`. */
export interface Fields {
  fee: string;
  currency: string;
  product: string;
  carrier: string;
  trackingNumber: string;
  coupon: string;
  /** An id; empty for none. */
  shortLinkId: string;
  visitsGoal: string;
  notes: string;
}
export type FieldName = keyof Fields;

/** A deliverable as it is typed. */
export interface Row {
  /** Identifies it on the page, even before it has an id. */
  key: string;
  id: number | null;
  kind: string;
  title: string;
  draftDueOn: string;
  publishOn: string;
  postUrl: string;
}

export const rowFields = ['kind', 'title', 'draftDueOn', 'publishOn', 'postUrl'] as const;
export type RowField = (typeof rowFields)[number];

export interface Values {
  fields: Fields;
  rows: Row[];
}

/** Fields that change together, because a mix of both sides would make no sense. */
export const units = {
  fee: ['fee', 'currency'],
  product: ['product'],
  carrier: ['carrier'],
  trackingNumber: ['trackingNumber'],
  coupon: ['coupon'],
  shortLinkId: ['shortLinkId'],
  visitsGoal: ['visitsGoal'],
  notes: ['notes'],
} as const satisfies Record<string, readonly FieldName[]>;
export type UnitName = keyof typeof units;

const minorIn = ({ fee, currency }: Fields) => (isCurrency(currency) ? minorOf(fee, currency) : null);

/** 1,000 and 1000 are the same fee. */
export function isSameField(name: FieldName, one: Fields, other: Fields): boolean {
  if (one[name] === other[name]) return true;
  if (name !== 'fee') return one[name].trim() === other[name].trim();
  const minor = minorIn(one);
  return minor !== null && one.currency === other.currency && minor === minorIn(other);
}

export function isSame(one: Values, other: Values): boolean {
  return (
    one.rows.length === other.rows.length &&
    (Object.keys(one.fields) as FieldName[]).every(name => isSameField(name, one.fields, other.fields)) &&
    one.rows.every((row, at) => {
      const beside = other.rows[at];
      return beside && row.id === beside.id && rowFields.every(field => row[field] === beside[field]);
    })
  );
}

export function valuesOf(collaboration: Collaboration): Values {
  const { feeMinor, currency, product, carrier, trackingNumber, coupon, shortLinkId, visitsGoal, notes } =
    collaboration;
  return {
    fields: {
      fee: typedMoney(feeMinor, currency),
      currency,
      product,
      carrier,
      trackingNumber,
      coupon,
      shortLinkId: shortLinkId === null ? '' : String(shortLinkId),
      visitsGoal: visitsGoal === null ? '' : String(visitsGoal),
      notes,
    },
    rows: collaboration.deliverables.map(({ id, kind, title, draftDueOn, publishOn, postUrl }) => ({
      key: String(id),
      id,
      kind,
      title,
      draftDueOn: draftDueOn ?? '',
      publishOn: publishOn ?? '',
      postUrl,
    })),
  };
}

const isKind = (kind: string): kind is DeliverableKind => deliverableKinds.some(each => each === kind);

/** The request; only for valid values. */
export function sentOf({ fields, rows }: Values): CollaborationFields {
  const currency = isCurrency(fields.currency) ? fields.currency : 'CNY';
  const { product, carrier, trackingNumber, coupon, notes } = fields;
  return {
    feeMinor: fields.fee.trim() === '' ? null : minorOf(fields.fee, currency),
    currency,
    product,
    carrier,
    trackingNumber,
    coupon,
    shortLinkId: fields.shortLinkId === '' ? null : Number(fields.shortLinkId),
    visitsGoal: fields.visitsGoal.trim() === '' ? null : Number(fields.visitsGoal),
    notes,
    deliverables: rows.map(({ id, kind, title, draftDueOn, publishOn, postUrl }) => ({
      id,
      kind: isKind(kind) ? kind : 'other',
      title,
      draftDueOn: draftDueOn || null,
      publishOn: publishOn || null,
      postUrl,
    })),
  };
}
