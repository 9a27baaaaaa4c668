import { useTranslation } from 'react-i18next';
import type { ClientReportContent } from '../../../../contract/monitoring/client-reports/client-reports.ts';
import { percentOfPpm } from '../../../../contract/monitoring/effects/effect-money.ts';
import { fullCount, money } from '../../../../contract/core/format.ts';
import { EffectTable } from './EffectTable.tsx';
import { EmptyPart, Part, type PartOfReport } from './Part.tsx';
import { knownTiles, Tiles } from './Tiles.tsx';

type Totals = NonNullable<ClientReportContent['effects']>['totals'];

export const isKnown = (figures: Partial<Record<string, unknown>>, names: readonly string[]): boolean =>
  names.some(name => figures[name] !== null);

const figureNames = ['clicks', 'orders', 'revenueFen', 'emvFen'] as const satisfies (keyof Totals)[];

/** The results of the posts, without their costs. */
export function EffectsPart({ content: { effects }, isDraft }: PartOfReport) {
  const { t } = useTranslation('client-reports');
  if (!effects) return null;
  const { totals } = effects;
  if (!isKnown(totals, figureNames))
    return isDraft ? <EmptyPart title={t('part.effects')}>{t('effects.none')}</EmptyPart> : null;
  const rows = effects.byCreator.filter(each => isKnown(each, figureNames));
  return (
    <Part title={t('part.effects')} isLong>
      <Tiles
        tiles={knownTiles([
          { name: t('figure.clicks'), value: fullCount(totals.clicks) },
          { name: t('figure.clickRate'), value: percentOfPpm(totals.clickRatePpm) },
          { name: t('figure.orders'), value: fullCount(totals.orders) },
          { name: t('figure.conversion'), value: percentOfPpm(totals.conversionPpm) },
          { name: t('figure.revenue'), value: money(totals.revenueFen) },
          { name: t('figure.orderValue'), value: money(totals.orderValueFen) },
          { name: t('figure.emv'), value: money(totals.emvFen) },
        ])}
      />
      {rows.length > 0 && (
        <EffectTable
          rows={rows}
          columns={[
            { name: t('figure.clicks'), value: each => fullCount(each.clicks) },
            { name: t('figure.orders'), value: each => fullCount(each.orders) },
            { name: t('figure.revenue'), value: each => money(each.revenueFen) },
            { name: t('figure.emv'), value: each => money(each.emvFen) },
          ]}
        />
      )}
    </Part>
  );
}
