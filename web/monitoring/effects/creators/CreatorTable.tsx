import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { money, ratioOfBp } from '../../../../contract/core/format.ts';
import { unitMoney } from '../../../../contract/monitoring/effects/effect-money.ts';
import type { CreatorEffect, EffectFigures } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { Count } from '../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { Growth } from '../../../ui/figures/Growth.tsx';
import { CreatorName } from '../CreatorName.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import type { EffectView } from '../queries.ts';

/** A creator, or the figures that belong to none. */
type Row = { figures: EffectFigures; spreadFen: number; creator: CreatorEffect | null };

const keyOf = ({ creator }: Row) =>
  creator ? (creator.creator?.id ?? `${creator.platform}:${creator.handle}`) : 'nobody';

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('effects');
  const figure = (key: string, head: string, width: number, cell: Column<Row>['cell']): Column<Row> => ({
    key,
    head,
    width,
    align: 'end',
    cell,
  });
  return [
    {
      key: 'creator',
      head: t('creator', { ns: 'common' }),
      width: 220,
      cell: ({ creator }) =>
        creator ? (
          <CreatorName {...creator} />
        ) : (
          <span title={t('creators.nobodyAbout')}>{t('creators.nobody')}</span>
        ),
    },
    {
      key: 'platform',
      head: t('platform', { ns: 'common' }),
      width: 100,
      cell: ({ creator }) => (creator?.platform ? platformNames[creator.platform] : '—'),
    },
    figure('posts', t('posts', { ns: 'common' }), 110, ({ creator }) =>
      creator ? (
        <>
          <Count value={creator.posts.all} />
          {creator.posts.heldBack > 0 && (
            <Text as="span" block size="sm" tone="faint">
              {t('creators.heldBack', { count: creator.posts.heldBack })}
            </Text>
          )}
        </>
      ) : (
        '—'
      ),
    ),
    figure('plays', t('figure.plays'), 90, ({ figures }) => <Count value={figures.plays} />),
    figure('engagements', t('figure.engagements'), 100, ({ figures }) => (
      <Count value={figures.engagements} />
    )),
    figure('clicks', t('figure.clicks'), 80, ({ figures }) => <Count value={figures.clicks} />),
    figure('orders', t('figure.orders'), 80, ({ figures }) => <Count value={figures.orders} />),
    figure('revenue', t('figure.revenue'), 110, ({ figures }) => money(figures.revenueFen)),
    figure('cost', t('figure.cost'), 120, ({ figures, spreadFen }) => (
      <>
        {money(figures.costFen)}
        {spreadFen > 0 && (
          <Text as="span" block size="sm" tone="faint">
            {t('creators.share', { cost: money(spreadFen) })}
          </Text>
        )}
      </>
    )),
    figure('cpm', t('figure.cpm'), 90, ({ figures }) => unitMoney(figures.cpmE4)),
    figure('cpc', t('figure.cpc'), 80, ({ figures }) => unitMoney(figures.cpcE4)),
    figure('cpe', t('figure.cpe'), 80, ({ figures }) => unitMoney(figures.cpeE4)),
    figure('emv', t('figure.emv'), 100, ({ figures }) => money(figures.emvFen)),
    figure('roi', t('figure.roi'), 110, ({ figures }) => <Growth bp={figures.roiBp} />),
    figure('roas', t('figure.roas'), 80, ({ figures }) => ratioOfBp(figures.roasBp)),
  ];
}

export interface CreatorTableProps {
  effect: EffectView;
  /** In place of rows. */
  instead: ReactNode;
}

/** The results and costs of each creator; figures without a creator come last. */
export function CreatorTable({ effect, instead }: CreatorTableProps) {
  const { t } = useTranslation('effects');
  const { byCreator, notByCreator } = effect;
  const rows: Row[] = byCreator.map(({ figures, spreadFen, ...creator }) => ({
    figures,
    spreadFen,
    creator: { ...creator, figures, spreadFen },
  }));
  if (notByCreator) rows.push({ figures: notByCreator, spreadFen: 0, creator: null });
  return (
    <DataTable
      label={t('creators.table')}
      columns={useColumns()}
      rows={rows}
      keyOf={keyOf}
      density="compact"
      instead={instead}
    />
  );
}
