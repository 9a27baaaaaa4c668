import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import type { GapReason } from '../../../../contract/catalogue/post-metrics.ts';

/** A period without figures. */
export interface Gap {
  from: string;
  /** Null if it is ongoing. */
  to: string | null;
  reason: GapReason;
}

/** Why figures are missing, and when. */
export function useGapText() {
  const { t } = useTranslation('monitors');
  return useMemo(
    () => ({
      why: ({ reason }: Pick<Gap, 'reason'>) => t(`gap.reason.${reason}`),
      when: ({ from, to }: Pick<Gap, 'from' | 'to'>) =>
        to
          ? t('between', { ns: 'common', from: dateTime(from), to: dateTime(to) })
          : t('gap.since', { from: dateTime(from) }),
    }),
    [t],
  );
}
