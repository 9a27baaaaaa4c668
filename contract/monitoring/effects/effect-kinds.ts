import type { Currency } from '../../core/currencies.ts';
import type { Platform } from '../../core/platform.ts';

/**
 * Values of a project's effect that both sides use; this file needs no schema library. Texts are in the i18n of
 * `effects`.
 */
export const costKinds = ['fee', 'product', 'shipping', 'ads', 'other'] as const;
export type CostKind = (typeof costKinds)[number];

/** What costs of the whole project become in figures by creator: a line of their own, or shares by plays. */
export const costSpreads = ['none', 'plays'] as const;
export type CostSpread = (typeof costSpreads)[number];

/** What EMV can be computed from. The value of `plays` is per thousand, of all others per unit. */
export const emvFigures = ['plays', 'likes', 'comments', 'shares', 'clicks'] as const;
export type EmvFigure = (typeof emvFigures)[number];

/** The platforms of posts; values are entered for each platform. */
export const emvPlatforms = ['tiktok', 'youtube', 'instagram'] as const satisfies readonly Platform[];

/** RMB for one unit of a currency. */
export interface Rate {
  /** × 10^8. */
  rateE8: number;
  /** `yyyy-MM-dd`: the day of the rate. */
  rateOn: string;
  /** The user's source: a bank, a bill. */
  rateFrom: string;
}

/** The values of figures, in ten-thousandths of one unit of `currency`; missing ones are not counted. */
export interface EmvCoefficients extends Rate {
  currency: Currency;
  worth: Partial<Record<Platform, Partial<Record<EmvFigure, number>>>>;
}

/**
 * The only published values of single figures that could be found, in US dollars: the worked example of Later Influence
 * for a post (likes $0.30, comments $0.50, $0.05 per thousand impressions; help article 21083269843607). The index
 * behind it (Ayzenberg) changes daily and is not published. It is an example to begin with, so nothing is computed from
 * it until a user adopts it.
 */
export const publishedExample: Partial<Record<EmvFigure, number>> = {
  plays: 500,
  likes: 3000,
  comments: 5000,
};

export const effectLimits = {
  links: 500,
  coupons: 500,
  costs: 2000,
  /** Days with uses, per code. */
  useDays: 1100,
  /** Lines per paste. */
  useLines: 1100,
  codeLength: 60,
  noteLength: 200,
  rateFromLength: 60,
  /** In the smallest unit of a currency, and of RMB: sums of everything stay exact. */
  amount: 1_000_000_000_000,
  orders: 100_000_000,
  /** 10,000 RMB per unit. */
  rateE8: 1_000_000_000_000,
  /** Ten-thousandths: 10,000 per unit, or per thousand plays. */
  worth: 100_000_000,
} as const;
