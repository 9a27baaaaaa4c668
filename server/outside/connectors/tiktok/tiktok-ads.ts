import { askClientToken } from './tiktok-oauth.ts';
import type { Connector } from '../source.ts';

/** TikTok Commercial Content API: ads shown in Europe since October 2022, none from the United States. */
export const tiktokAds: Connector = {
  code: 'tiktok_ads',
  platforms: ['tiktok'],
  can: ['ads'],
  buckets: [{ name: 'calls', units: 600, per: 'day' }],
  credential: [
    { name: 'clientKey', isSecret: false },
    { name: 'clientSecret', isSecret: true },
  ],
  keepDays: null,
  hasModes: false,
  batch: 1,
  cardCost: 1,
  check: gate =>
    gate.ask('check', { bucket: 'calls', units: 1 }, async permit => {
      const { clientKey = '', clientSecret = '' } = permit.secret;
      await askClientToken({ id: clientKey, secret: clientSecret }, permit);
      return { value: undefined };
    }),
};
