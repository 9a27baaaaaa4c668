import type { ClientReportContent } from '../../../../contract/monitoring/client-reports/client-reports.ts';
import type {
  CreatorEffect,
  Effect,
  EffectFigures,
} from '../../../../contract/monitoring/effects/effect-shapes.ts';

type Brought = NonNullable<ClientReportContent['effects']>;
type Spent = NonNullable<ClientReportContent['costs']>;

const whoOf = ({ creator, handle, platform }: CreatorEffect) => ({
  name: creator?.name || creator?.handle || handle,
  handle: creator?.handle || handle,
  platform,
});

const brought = (figures: EffectFigures): Brought['totals'] => ({
  clicks: figures.clicks,
  orders: figures.orders,
  revenueFen: figures.revenueFen,
  clickRatePpm: figures.clickRatePpm,
  conversionPpm: figures.conversionPpm,
  orderValueFen: figures.orderValueFen,
  emvFen: figures.emvFen,
});

const spent = (figures: EffectFigures): Spent['totals'] => ({
  costFen: figures.costFen,
  cpmE4: figures.cpmE4,
  cpcE4: figures.cpcE4,
  cpeE4: figures.cpeE4,
  roiBp: figures.roiBp,
  roasBp: figures.roasBp,
});

/** Contains nothing from which a cost could be computed: only what is named here goes to the client. */
export const broughtBy = ({ totals, byCreator }: Effect): Brought => ({
  totals: brought(totals),
  byCreator: byCreator.map(each => ({ ...whoOf(each), ...brought(each.figures) })),
});

export const spentOn = ({ totals, byCreator }: Effect): Spent => ({
  totals: spent(totals),
  byCreator: byCreator.map(each => ({ ...whoOf(each), ...spent(each.figures) })),
});
