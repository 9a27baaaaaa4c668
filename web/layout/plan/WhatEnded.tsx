import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotaKind } from '../../../contract/billing/quota-kinds.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { useUsage } from './usage.ts';

export interface WhatEndedProps {
  kind: QuotaKind;
  /** What the plan and the reader's own quota leave together. */
  left: number;
  /** Where the plan is what ended: the way to a higher one. */
  children: ReactNode;
}

/** Why no more is left: the reader's own quota, with whom to ask, or the plan. */
export function WhatEnded({ kind, left, children }: WhatEndedProps) {
  const { t } = useTranslation('common');
  const { data, isPending } = useUsage();
  if (isPending) return null;
  const own = data?.quotas.find(quota => quota.kind === kind);
  if (!own || own.max - own.used > left) return children;
  const max = fullCount(own.max);
  return own.setBy === null ? t('quotaOfTeam', { max }) : t('quotaBy', { max, name: own.setBy });
}
