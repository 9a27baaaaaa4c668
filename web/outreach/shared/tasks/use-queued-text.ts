import { useTranslation } from 'react-i18next';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import type { Queued } from '../../../../contract/outreach/mail-tasks/queued-mails.ts';

/** That first mails wait for the window, how many, and when the first goes, by the clock of its recipient. */
export function useQueuedText(): (queued: Queued) => string {
  const { t } = useTranslation('mail-texts');
  return ({ count, at, zone }) =>
    t('queued', { count, number: fullCount(count), at: dateTime(at, zone), zone });
}
