import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import type { MailRound } from '../../../../contract/outreach/mail-content.ts';

/** When a follow-up is sent and to whom, in a sentence. */
export function useRoundText(): (round: Pick<MailRound, 'wait' | 'condition'>) => string {
  const { t } = useTranslation('mail-tasks');
  const { t: words } = useTranslation('mail-texts');
  return ({ wait, condition }) => {
    const when =
      wait.kind === 'after'
        ? t(`wait.after.${wait.unit}`, { count: wait.amount })
        : t('wait.at', { at: dateTime(wait.at) });
    return t('rounds.sentence', { when, condition: words(`condition.${condition}`) });
  };
}
