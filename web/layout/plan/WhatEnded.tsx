import type { ReactNode } from 'react';
import type { QuotaKind } from '../../../contract/billing/quota-kinds.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { useUsage } from './usage.ts';

export interface WhatEndedProps {
  kind: QuotaKind;
  /** What the plan and the reader's own quota leave together. */
  left: number;
  /** Says what the own quota is, and whom to ask: who set it, or the team if they are gone. */
  own: (quota: { max: string; name: string | null }) => ReactNode;
  /** Where the plan is what ended: the way to a higher one. */
  children: ReactNode;
}

/** Why no more is left: the reader's own quota, with whom to ask, or the plan. */
export function WhatEnded({ kind, left, own, children }: WhatEndedProps) {
  const { data, isPending } = useUsage();
  if (isPending) return null;
  const quota = data?.quotas.find(each => each.kind === kind);
  if (!quota || quota.max - quota.used > left) return children;
  return own({ max: fullCount(quota.max), name: quota.setBy });
}
