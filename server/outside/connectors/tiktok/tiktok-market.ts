import { z } from 'zod';
import type { Connector, Gate } from '../source.ts';
import { askBusiness } from './business-api.ts';
import { marketCards } from './market-cards.ts';
import { marketPosts } from './market-posts.ts';
import { findInMarket } from './market-search.ts';

const account = z.object({ tto_tcm_account_id: z.string() });

const check = (gate: Gate): Promise<void> =>
  gate.ask('check', { bucket: 'calls', units: 1 }, async permit => {
    const { accountId = '' } = permit.secret;
    await askBusiness(account, 'tto/oauth2/info', { tto_tcm_account_id: accountId }, permit);
    return { value: undefined };
  });

/**
 * TikTok One Creator Marketplace in TikTok API for Business, for operators who were given access. It has the creators
 * who joined it, by handle, and gives their audience only to those whom the creator allowed.
 *
 * TikTok's Research API has everybody, but is licensed for non-commercial research only, so it is not used.
 */
export const tiktokMarket: Connector = {
  code: 'tiktok_market',
  platforms: ['tiktok'],
  can: ['profile', 'posts', 'keyword', 'postFigures'],
  buckets: [{ name: 'calls', units: 600, per: 'minute' }],
  credential: [
    { name: 'accountId', isSecret: false },
    { name: 'accessToken', isSecret: true },
  ],
  keepDays: null,
  hasModes: false,
  batch: 20,
  cardCost: 2.05,
  cards: marketCards,
  posts: marketPosts,
  // One call says which of twenty creators are in the marketplace, one more for each reads the newest posts.
  postCost: { batch: 20, per: 'creator', units: 1.05 },
  keyword: findInMarket,
  check,
};
