import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CampaignRow } from '../../../../contract/campaigns/campaigns.ts';
import { CampaignStateTag } from '../../shared/CampaignStateTag.tsx';
import { paths } from '../../../app/paths.ts';
import { Count } from '../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import row from '../../../ui/theme/row-name.module.css';
import styles from '../campaigns.module.css';
import { RowActions } from './RowActions.tsx';
import { moneyText } from '../../../monitoring/shared/money/money.ts';
import { LimitBar } from '../../../ui/figures/LimitBar.tsx';

type Money = Pick<CampaignRow, 'budgetMinor' | 'currency' | 'committed'>;

/** How much of the budget is committed; fees in other currencies are shown separately, not added. */
function BudgetCell({ budgetMinor, currency, committed }: Money) {
  const { t } = useTranslation('campaigns');
  const used = committed.find(sum => sum.currency === currency)?.minor ?? 0;
  const sums = committed.map(sum => moneyText(sum.minor, sum.currency)).join(' + ');
  return (
    <>
      {moneyText(budgetMinor, currency)}
      {sums && (
        <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
          {t('committed', { sum: sums })}
        </Text>
      )}
      {budgetMinor !== null && budgetMinor > 0 && sums && <LimitBar used={used} limit={budgetMinor} />}
    </>
  );
}

function useColumns(): Column<CampaignRow>[] {
  const { t } = useTranslation('campaigns');
  return [
    {
      key: 'name',
      head: t('column.name'),
      width: 240,
      cell: ({ id, name, product }) => (
        <>
          <Link to={paths.campaign(id)} className={`${row.name} ${styles.whole}`} title={name}>
            <bdi>{name}</bdi>
          </Link>
          {product && (
            <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
              <bdi>{product}</bdi>
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: t('state', { ns: 'common' }),
      width: 90,
      cell: ({ state }) => <CampaignStateTag state={state} />,
    },
    {
      key: 'window',
      head: t('field.window'),
      width: 110,
      cell: ({ beginsOn, endsOn }) => (
        <Stack as="span">
          <time dateTime={beginsOn}>{beginsOn}</time>
          <time dateTime={endsOn}>{endsOn}</time>
        </Stack>
      ),
    },
    {
      key: 'owner',
      head: t('field.owner'),
      width: 110,
      cell: ({ ownerName }) => <bdi>{ownerName || t('deletedAccount', { ns: 'common' })}</bdi>,
    },
    {
      key: 'candidates',
      head: t('column.candidates'),
      align: 'end',
      width: 90,
      cell: ({ candidates }) => <Count value={candidates} />,
    },
    {
      key: 'collaborations',
      head: t('column.collaborations'),
      align: 'end',
      width: 110,
      cell: ({ collaborations, published }) => (
        <>
          <Count value={collaborations} />
          {published > 0 && (
            <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
              {t('published', { count: published, number: published })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'budget',
      head: t('column.budget'),
      align: 'end',
      width: 170,
      cell: campaign => <BudgetCell {...campaign} />,
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 60,
      cell: campaign => <RowActions campaign={campaign} />,
    },
  ];
}

export interface CampaignTableProps {
  campaigns: readonly CampaignRow[] | undefined;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
}

/** Campaigns, newest first. */
export function CampaignTable({ campaigns, isStale, instead }: CampaignTableProps) {
  const { t } = useTranslation('campaigns');
  return (
    <DataTable
      label={t('table')}
      columns={useColumns()}
      rows={campaigns}
      keyOf={({ id }) => id}
      isStale={isStale}
      skeletonRows={10}
      instead={instead}
    />
  );
}
