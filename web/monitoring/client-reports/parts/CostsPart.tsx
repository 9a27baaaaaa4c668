import { useTranslation } from 'react-i18next';
import { unitMoney } from '../../../../contract/monitoring/effects/effect-money.ts';
import { money, ratioOfBp, signedPercentOfBp } from '../../../../contract/core/format.ts';
import { EffectTable } from './EffectTable.tsx';
import { EmptyPart, Part, type PartOfReport } from './Part.tsx';
import { knownTiles, Tiles } from './Tiles.tsx';

/** The costs and their results. */
export function CostsPart({ content: { costs }, isDraft }: PartOfReport) {
  const { t } = useTranslation('client-reports');
  if (!costs) return null;
  const { totals } = costs;
  if (totals.costFen === null)
    return isDraft ? <EmptyPart title={t('part.costs')}>{t('costs.none')}</EmptyPart> : null;
  const rows = costs.byCreator.filter(({ costFen }) => costFen !== null);
  return (
    <Part title={t('part.costs')} isLong>
      <Tiles
        tiles={knownTiles([
          { name: t('figure.cost'), value: money(totals.costFen) },
          { name: t('figure.cpm'), value: unitMoney(totals.cpmE4) },
          { name: t('figure.cpc'), value: unitMoney(totals.cpcE4) },
          { name: t('figure.cpe'), value: unitMoney(totals.cpeE4) },
          { name: t('figure.roi'), value: signedPercentOfBp(totals.roiBp) },
          { name: t('figure.roas'), value: ratioOfBp(totals.roasBp) },
        ])}
      />
      {rows.length > 0 && (
        <EffectTable
          rows={rows}
          columns={[
            { name: t('figure.cost'), value: each => money(each.costFen) },
            { name: t('figure.cpm'), value: each => unitMoney(each.cpmE4) },
            { name: t('figure.cpe'), value: each => unitMoney(each.cpeE4) },
            { name: t('figure.roi'), value: each => signedPercentOfBp(each.roiBp) },
          ]}
        />
      )}
    </Part>
  );
}
