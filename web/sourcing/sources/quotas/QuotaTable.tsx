import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { QuotaRow } from './quota-rows.ts';
import styles from './quota.module.css';

export interface QuotaTableProps {
  rows: readonly QuotaRow[];
  nameOf: (row: QuotaRow) => string;
}

/** The figures of the bars, and the number of calls. */
export function QuotaTable({ rows, nameOf }: QuotaTableProps) {
  const { t } = useTranslation('sources');
  return (
    <table>
      <thead>
        <tr>
          {(['quota', 'purpose', 'units', 'calls', 'open'] as const).map(column => (
            <th key={column} scope="col" className={column === 'purpose' ? styles.purpose : undefined}>
              {t(`quota.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.flatMap(row => [
          ...row.spends.map(({ purpose, units, calls, open }) => (
            <tr key={`${row.key} ${purpose}`}>
              <td>{nameOf(row)}</td>
              <td className={styles.purpose}>{t(`purposes.${purpose}`)}</td>
              <td>{fullCount(units)}</td>
              <td>{fullCount(calls)}</td>
              <td>{fullCount(open)}</td>
            </tr>
          )),
          <tr key={row.key}>
            <td>{nameOf(row)}</td>
            <td className={styles.purpose}>{t('quota.rest')}</td>
            <td>{fullCount(Math.max(0, row.limit - row.used))}</td>
            <td>—</td>
            <td>—</td>
          </tr>,
        ])}
      </tbody>
    </table>
  );
}
