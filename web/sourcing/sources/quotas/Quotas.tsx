import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { Source } from '../../../../contract/sourcing/sources.ts';
import { spendPurposes } from '../../../../contract/core/sources/source-codes.ts';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import { OrTable } from '../../../ui/charts/OrTable.tsx';
import { seriesColors } from '../../../ui/charts/series-colors.ts';
import { QuotaBar } from './QuotaBar.tsx';
import { type QuotaRow, quotaRows } from './quota-rows.ts';
import { QuotaTable } from './QuotaTable.tsx';
import styles from './quota.module.css';

const rowHeight = 32;

const tableHeight = (rows: readonly QuotaRow[]) =>
  Math.min(320, rowHeight * (1 + rows.reduce((sum, { spends }) => sum + spends.length + 1, 0)));

/** The use of each quota by purpose, and its next reset; as bars or as a table. */
export function Quotas({ source }: { source: Source }) {
  const { t } = useTranslation('sources');
  const rows = quotaRows(source);
  if (!rows.length) return null;
  const groups = new Set(rows.map(({ group }) => group));
  const nameOf = ({ bucket, group }: QuotaRow) => {
    const name = t(`buckets.${bucket as 'units'}`);
    return groups.size > 1 ? `${name} · ${t('quota.group', { group })}` : name;
  };
  const purposes = spendPurposes.filter(purpose =>
    rows.some(({ spends }) => spends.some(each => each.purpose === purpose)),
  );
  const open = rows.reduce((sum, row) => sum + row.open, 0);
  const bars = (
    <div className={styles.bars}>
      {rows.map(row => (
        <QuotaBar key={row.key} row={row} name={nameOf(row)} colorOf={colorOf} />
      ))}
    </div>
  );
  return (
    <section className={styles.quotas}>
      <header className={styles.head}>
        <h4>
          <Explained name={t('quota.title')}>
            <p>{t('quota.ledger')}</p>
            <p>{t('quota.refreshShare')}</p>
          </Explained>
        </h4>
        <ul className={styles.legend}>
          {purposes.map(purpose => (
            <li key={purpose}>
              <span style={{ background: colorOf(purpose) }} aria-hidden />
              {t(`purposes.${purpose}`)}
            </li>
          ))}
        </ul>
      </header>
      {purposes.length ? (
        <OrTable
          label={t('quota.chart', { name: t(`names.${source.code}`) })}
          height={tableHeight(rows)}
          table={<QuotaTable rows={rows} nameOf={nameOf} />}
        >
          {bars}
        </OrTable>
      ) : (
        bars
      )}
      {open > 0 && <p className={styles.open}>{t('quota.open', { number: fullCount(open) })}</p>}
    </section>
  );
}

const colorOf = (purpose: (typeof spendPurposes)[number]) =>
  seriesColors[spendPurposes.indexOf(purpose)] ?? '';
