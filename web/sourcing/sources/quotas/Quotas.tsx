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
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
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
    <Stack gap={14}>
      {rows.map(row => (
        <QuotaBar key={row.key} row={row} name={nameOf(row)} colorOf={colorOf} />
      ))}
    </Stack>
  );
  return (
    <Stack as="section" gap={10} shrink className={styles.quotas}>
      <Group as="header" gap={4} columnGap={16} justify="between" wrap className={styles.head}>
        <Text as="h4" size="md" weight={600}>
          <Explained name={t('quota.title')}>
            <p>{t('quota.ledger')}</p>
            <p>{t('quota.refreshShare')}</p>
          </Explained>
        </Text>
        <Group
          as="ul"
          gap={2}
          columnGap={14}
          align="stretch"
          wrap
          size="sm"
          tone="soft"
          className={styles.legend}
        >
          {purposes.map(purpose => (
            <Group as="li" gap={6} key={purpose}>
              <Box as="span" fixed style={{ background: colorOf(purpose) }} aria-hidden />
              {t(`purposes.${purpose}`)}
            </Group>
          ))}
        </Group>
      </Group>
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
      {open > 0 && (
        <Text size="sm" tone="faint" leading="relaxed">
          {t('quota.open', { number: fullCount(open) })}
        </Text>
      )}
    </Stack>
  );
}

const colorOf = (purpose: (typeof spendPurposes)[number]) =>
  seriesColors[spendPurposes.indexOf(purpose)] ?? '';
