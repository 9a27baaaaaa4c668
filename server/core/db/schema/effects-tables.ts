import type { Generated } from 'kysely';
import type {
  CostKind,
  CostSpread,
  EmvCoefficients,
} from '../../../../contract/monitoring/effects/effect-kinds.ts';
import type { Currency } from '../../../../contract/core/currencies.ts';
import type { Defaulted, Moment } from './columns.ts';

/** RMB per unit of the currency. */
interface RateColumns {
  currency: Currency;
  /** Times 10^8. */
  rate_e8: number;
  /** `yyyy-MM-dd` */
  rate_on: string;
  rate_from: Defaulted<string>;
}

/** Costs and results of monitor projects. */
export interface EffectTables {
  effect_links: {
    team_id: number;
    project_id: number;
    link_id: number;
    creator_id: number | null;
    added_by: number;
    added_at: Moment;
  };
  effect_coupons: {
    team_id: number;
    id: Generated<number>;
    project_id: number;
    code: string;
    code_key: string;
    creator_id: number | null;
    created_by: number;
    created_at: Moment;
  };
  effect_coupon_uses: RateColumns & {
    team_id: number;
    coupon_id: number;
    day: string;
    orders: number;
    revenue_minor: number;
    revenue_fen: number;
  };
  effect_costs: RateColumns & {
    team_id: number;
    id: Generated<number>;
    project_id: number;
    kind: CostKind;
    creator_id: number | null;
    post_key: string | null;
    day: string;
    amount_minor: number;
    amount_fen: number;
    note: Defaulted<string>;
    /** Of a cost that its campaign keeps, because it was agreed and is not paid yet. */
    campaign_id: Defaulted<number | null>;
    collaboration_id: Defaulted<number | null>;
    created_by: number;
    created_at: Moment;
  };
  effect_settings: {
    team_id: number;
    project_id: number;
    spread: CostSpread;
    coefficients: EmvCoefficients | null;
  };
  effect_rates: RateColumns & { team_id: number };
}
