import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import type { ProjectDay } from '../../../../../contract/monitoring/monitors.ts';
import { Scrollable } from '../../../../ui/tables/Scrollable.tsx';
import { Text } from '../../../../ui/box/Box.tsx';
import styles from '../../paper.module.css';
import tables from '../tables.module.css';

/** The charts as a table, on screen only: the Excel file has it too. */
export function DayTable({ days }: { days: readonly ProjectDay[] }) {
  const { t } = useTranslation('client-reports');
  return (
    <details className={styles.screenOnly}>
      <summary>{t('days.table')}</summary>
      <Scrollable className={tables.wide} role="group" aria-label={t('days.table')}>
        <Text as="table" size="sm" full className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('day', { ns: 'common' })}</th>
              <th scope="col">{t('days.gained')}</th>
              <th scope="col">{t('days.total')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, playsGained, plays }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{fullCount(playsGained)}</td>
                <td>{fullCount(plays)}</td>
              </tr>
            ))}
          </tbody>
        </Text>
      </Scrollable>
    </details>
  );
}
