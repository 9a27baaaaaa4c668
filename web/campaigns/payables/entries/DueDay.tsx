import { useTranslation } from 'react-i18next';
import type { Payable } from '../../../../contract/campaigns/payables.ts';
import { Text } from '../../../ui/box/Box.tsx';

/** When a payable is due: its day, what must happen first, or both. */
export function DueDay({ dueOn, dueWhen }: Pick<Payable, 'dueOn' | 'dueWhen'>) {
  const { t } = useTranslation('payables');
  const day = dueOn && (
    <Text as="time" nowrap dateTime={dueOn}>
      {dueOn}
    </Text>
  );
  if (dueWhen === 'date') return day || <span>{t('noDay')}</span>;
  return (
    <span>
      {t(`dueWhen.${dueWhen}`)}
      {day && ' · '}
      {day}
    </span>
  );
}
