import { createHash } from 'node:crypto';
import type { DeliverableKind } from '../../../contract/campaigns/collaboration-kinds.ts';

export interface Terms {
  /** In the smallest unit of the currency; null if nothing was agreed yet. */
  feeMinor: number | null;
  currency: string;
  deliverables: readonly {
    id: number;
    kind: DeliverableKind;
    title: string;
    draft_due_on: string | null;
    publish_on: string | null;
  }[];
}

/** Hashes what a creator accepts: a different fee, deliverable or day has a different name. */
export function nameTerms({ feeMinor, currency, deliverables }: Terms): string {
  const each = deliverables.map(of => [of.id, of.kind, of.title, of.draft_due_on, of.publish_on]);
  return createHash('sha256')
    .update(JSON.stringify([feeMinor, currency, each]))
    .digest('base64url');
}
