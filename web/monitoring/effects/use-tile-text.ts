import { useTranslation } from 'react-i18next';
import { fullCount, money, ratioOfBp, signedPercentOfBp } from '../../../contract/core/format.ts';
import { unitMoney } from '../../../contract/monitoring/effects/effect-money.ts';
import type { EffectFigures } from '../../../contract/monitoring/effects/effect-shapes.ts';
import type { EffectView } from './queries.ts';

export const tileKeys = [
  'plays',
  'engagements',
  'clicks',
  'orders',
  'revenue',
  'cost',
  'cpm',
  'cpc',
  'cpe',
  'emv',
  'roi',
  'roas',
] as const;
export type TileKey = (typeof tileKeys)[number];

/** A figure as text; "—" if absent. */
export function figureText(key: TileKey, figures: EffectFigures): string {
  const texts: Record<TileKey, string> = {
    plays: fullCount(figures.plays),
    engagements: fullCount(figures.engagements),
    clicks: fullCount(figures.clicks),
    orders: fullCount(figures.orders),
    revenue: money(figures.revenueFen),
    cost: money(figures.costFen),
    cpm: unitMoney(figures.cpmE4),
    cpc: unitMoney(figures.cpcE4),
    cpe: unitMoney(figures.cpeE4),
    emv: money(figures.emvFen),
    roi: signedPercentOfBp(figures.roiBp),
    roas: ratioOfBp(figures.roasBp),
  };
  return texts[key];
}

export type Lack =
  | 'plays'
  | 'engagements'
  | 'clicks'
  | 'orders'
  | 'cost'
  | 'coefficients'
  | 'counts'
  | 'notZero';

const resultOf = {
  cpm: 'cpmE4',
  cpc: 'cpcE4',
  cpe: 'cpeE4',
  emv: 'emvFen',
  roi: 'roiBp',
  roas: 'roasBp',
} as const;

/** The input that each calculated figure divides by or subtracts. */
const inputOf = { cpm: 'plays', cpc: 'clicks', cpe: 'engagements', roi: 'orders', roas: 'orders' } as const;

/** Why a figure is absent; null if it is present. */
export function lackOf(key: TileKey, figures: EffectFigures, hasCoefficients: boolean): Lack | null {
  if (key === 'plays' || key === 'engagements' || key === 'clicks' || key === 'orders')
    return figures[key] === null ? key : null;
  if (key === 'revenue') return figures.revenueFen === null ? 'orders' : null;
  if (key === 'cost') return figures.costFen === null ? 'cost' : null;
  if (figures[resultOf[key]] !== null) return null;
  if (key === 'emv') return hasCoefficients ? 'counts' : 'coefficients';
  if (figures.costFen === null) return 'cost';
  return figures[inputOf[key]] === null ? inputOf[key] : 'notZero';
}

/** The texts of a tile: the figure, a line below it, and its calculation. */
export function useTileText(effect: EffectView) {
  const { t } = useTranslation('effects');
  const { totals, posts, settings, project } = effect;
  const held = posts.heldBack ? [t('formula.heldBack', { count: posts.heldBack })] : [];
  const heldCost = totals.heldBackCostFen
    ? [t('formula.heldBackCost', { cost: money(totals.heldBackCostFen) })]
    : [];
  const paidFen = totals.costFen === null ? null : totals.costFen - (totals.heldBackCostFen ?? 0);
  const texts = {
    all: fullCount(posts.all),
    counted: fullCount(posts.counted),
    likes: fullCount(totals.likes),
    comments: fullCount(totals.comments),
    shares: fullCount(totals.shares),
    plays: fullCount(totals.plays),
    engagements: fullCount(totals.engagements),
    clicks: fullCount(totals.clicks),
    revenue: money(totals.revenueFen),
    cost: money(totals.costFen),
    from: project.beginsOn,
    each: money(totals.orderValueFen),
  };
  const more: Partial<Record<TileKey, string[]>> = {
    plays: held,
    engagements: held,
    cpm: [...heldCost, ...held, t('formula.rounding')],
    cpc: [t('formula.rounding')],
    cpe: [...heldCost, ...held, t('formula.rounding')],
    emv: [t('formula.emvFrom'), ...held],
    roi: [t('formula.roiNote')],
  };
  return (key: TileKey) => {
    const lack = lackOf(key, totals, settings.coefficients !== null);
    const isOfPlays = key === 'cpm' || key === 'cpe';
    const words = { ...texts, ...(isOfPlays && { cost: money(paidFen) }) };
    return {
      lack,
      value: figureText(key, totals),
      below: lack ? t(`lack.${lack}`) : t(`below.${key}`, words),
      about: [t(`formula.${key}`, words), ...(more[key] ?? [])],
    };
  };
}
