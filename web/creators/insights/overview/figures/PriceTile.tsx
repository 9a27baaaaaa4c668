import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../../contract/creators/search/creator-search.ts';
import type { Figures } from '../../../../../contract/catalogue/figures.ts';
import { money, moneyRange } from '../../../../../contract/core/format.ts';
import { Tile } from './FigureTile.tsx';
import { PriceText } from './PriceText.tsx';

/** The estimated price of a post by the rule of thumb, and what it means per thousand plays. */
export function PriceTile({ creator, figures }: { creator: CreatorDetail; figures: Figures }) {
  const { t } = useTranslation('creators');
  const { priceLowFen: low, priceHighFen: high, baseCpmFen } = creator;
  const plays = figures.average_plays?.value ?? null;
  const price = moneyRange(low, high);
  const middle = low === null || high === null ? null : (low + high) / 2;
  const cpm = middle !== null && plays ? Math.round((middle / plays) * 1000) : null;
  return (
    <Tile
      name={t('column.price')}
      value={<bdi dir="ltr">{price}</bdi>}
      explanation={
        middle !== null && plays !== null && baseCpmFen !== null ? (
          <PriceText price={price} middleFen={middle} averagePlays={plays} baseCpmFen={baseCpmFen} />
        ) : null
      }
    >
      {cpm === null ? t('kpi.noPrice') : t('kpi.cpm', { cpm: money(cpm) })}
    </Tile>
  );
}
