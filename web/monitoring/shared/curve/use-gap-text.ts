import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import type { GapReason } from '../../../../contract/catalogue/post-metrics.ts';

/** A stretch of which a series has no figures. */
export interface Gap {
  from: string;
  /** Null: it lasts. */
  to: string | null;
  reason: GapReason;
}

/** Why a stretch is missing, and when it was. */
export function useGapText() {
  const { t } = useTranslation('monitors');
  return useMemo(
    () => ({
      why: ({ reason }: Pick<Gap, 'reason'>) => t(`gap.reason.${reason}`),
      when: ({ from, to }: Pick<Gap, 'from' | 'to'>) =>
        to
          ? t('gap.between', { from: dateTime(from), to: dateTime(to) })
          : t('gap.since', { from: dateTime(from) }),
    }),
    [t],
  );
}
