import type { Currency } from '../../core/currencies.ts';
import type { Platform } from '../../core/platform.ts';

/** What both sides say of the effect of a project; nothing here needs a schema library. Words in the i18n of `effects`. */
export const costKinds = ['fee', 'product', 'shipping', 'ads', 'other'] as const;
export type CostKind = (typeof costKinds)[number];

/** What costs of the whole project become in figures by creator: a line of their own, or shares by plays. */
export const costSpreads = ['none', 'plays'] as const;
export type CostSpread = (typeof costSpreads)[number];

/** What EMV may be computed from. `plays` is worth so much a thousand, all others each. */
export const emvFigures = ['plays', 'likes', 'comments', 'shares', 'clicks'] as const;
export type EmvFigure = (typeof emvFigures)[number];

/** Those that posts have; worths are given for each on its own. */
export const emvPlatforms = ['tiktok', 'youtube', 'instagram'] as const satisfies readonly Platform[];

/** RMB for one of a currency. */
export interface Rate {
  /** Times 10^8. */
  rateE8: number;
  /** `yyyy-MM-dd`: the day for which it held. */
  rateOn: string;
  /** As the user names it: a bank, a bill. */
  rateFrom: string;
}

/** What figures are worth, in ten-thousandths of one of `currency`; missing: not counted. */
export interface EmvCoefficients extends Rate {
  currency: Currency;
  worth: Partial<Record<Platform, Partial<Record<EmvFigure, number>>>>;
}

/**
 * The only worths of single figures that could be found published, in US dollars: the worked example of Later
 * Influence for a post (likes $0.30, comments $0.50, $0.05 a thousand impressions; help article 21083269843607).
 * The index behind it (Ayzenberg) changes daily and is not published. An example to begin with, so nothing is
 * computed from it until somebody takes it over.
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
  /** Days with uses, of one code. */
  useDays: 1100,
  /** Lines of a paste. */
  useLines: 1100,
  codeLength: 60,
  noteLength: 200,
  rateFromLength: 60,
  /** In the smallest unit of a currency, and of RMB: sums of everything stay exact. */
  amount: 1_000_000_000_000,
  orders: 100_000_000,
  /** 10,000 RMB for one. */
  rateE8: 1_000_000_000_000,
  /** Ten-thousandths: 10,000 for one, or for a thousand plays. */
  worth: 100_000_000,
} as const;
