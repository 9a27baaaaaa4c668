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
 * TikTok One Creator Marketplace in TikTok API for Business, for operators who were given access. It knows creators
 * who joined it, by their handle; their audience it tells only to whom the creator allowed it.
 *
 * TikTok's Research API would know everybody, but its licence is for research that earns nothing: it is left out.
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
  // A call tells of twenty creators whether they are there, one more brings the newest posts of each.
  postCost: { batch: 20, per: 'creator', units: 1.05 },
  keyword: findInMarket,
  check,
};
