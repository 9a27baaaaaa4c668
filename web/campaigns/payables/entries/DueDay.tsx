import { useTranslation } from 'react-i18next';
import type { Payable } from '../../../../contract/campaigns/payables.ts';

/** When a payable is due: its day, what must happen first, or both. */
export function DueDay({ dueOn, dueWhen }: Pick<Payable, 'dueOn' | 'dueWhen'>) {
  const { t } = useTranslation('payables');
  const day = dueOn && <time dateTime={dueOn}>{dueOn}</time>;
  if (dueWhen === 'date') return day || <span>{t('noDay')}</span>;
  return (
    <span>
      {t(`dueWhen.${dueWhen}`)}
      {day && ' · '}
      {day}
    </span>
  );
}
