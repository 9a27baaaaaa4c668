import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../../../contract/core/format.ts';
import { unitMoney } from '../../../../contract/monitoring/effects/effect-money.ts';
import type { EffectRow } from '../../../../contract/monitoring/effects/effects.ts';
import { useProjectColumns } from '../../shared/projects/use-project-columns.tsx';
import { paths } from '../../../app/paths.ts';
import { Count } from '../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { Growth } from '../../../ui/figures/Growth.tsx';
import { Text } from '../../../ui/box/Box.tsx';

function useColumns(): Column<EffectRow>[] {
  const { t } = useTranslation('effects');
  const figure = (
    key: string,
    head: string,
    cell: Column<EffectRow>['cell'],
    width = 92,
  ): Column<EffectRow> => ({
    key,
    head,
    align: 'end',
    width,
    cell,
  });
  return [
    ...useProjectColumns<EffectRow>(paths.effect),
    figure(
      'posts',
      t('posts', { ns: 'common' }),
      ({ posts, heldBack }) => (
        <>
          <Count value={posts} />
          {heldBack > 0 && (
            <Text as="span" block size="sm" tone="faint">
              {t('creators.heldBack', { count: heldBack })}
            </Text>
          )}
        </>
      ),
      96,
    ),
    figure('plays', t('figure.plays'), ({ figures }) => <Count value={figures.plays} />),
    figure('cost', t('figure.cost'), ({ figures }) => money(figures.costFen), 116),
    figure('cpm', t('figure.cpm'), ({ figures }) => unitMoney(figures.cpmE4)),
    figure('cpc', t('figure.cpc'), ({ figures }) => unitMoney(figures.cpcE4)),
    figure('cpe', t('figure.cpe'), ({ figures }) => unitMoney(figures.cpeE4)),
    figure('emv', t('figure.emv'), ({ figures }) => money(figures.emvFen), 110),
    figure('roi', t('figure.roi'), ({ figures }) => <Growth bp={figures.roiBp} />, 110),
  ];
}

export interface EffectTableProps {
  projects: readonly EffectRow[] | undefined;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
}

/** Projects with their key figures. */
export function EffectTable({ projects, isStale, instead }: EffectTableProps) {
  const { t } = useTranslation('effects');
  return (
    <DataTable
      label={t('table')}
      columns={useColumns()}
      rows={projects}
      keyOf={({ id }) => id}
      isStale={isStale}
      instead={instead}
    />
  );
}
