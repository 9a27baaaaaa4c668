import { listShortLinks } from '../../../../../contract/links/short-links.ts';
import {
  addCost,
  addCoupon,
  changeCost,
  changeCoupon,
  listUses,
  offerLinks,
  putLinks,
  putUses,
  removeCost,
  removeCoupon,
  removeLink,
  removeUse,
} from '../../../../../contract/monitoring/effects/effects.ts';
import type { Steps } from '../steps.ts';

const rate = { rateE8: 100_000_000, rateOn: '2026-11-20' };

async function walkCoupons({ call, mark, turn }: Steps, id: number): Promise<void> {
  const params = { id };
  for (const word of ['gone', 'kept']) {
    const code = `${mark}${turn}${word}`;
    const coupon = await call(addCoupon, { params, body: { code, creatorId: null } });
    if (!coupon) continue;
    const of = { ...params, couponId: coupon.id };
    await call(changeCoupon, { params: of, body: { code: `${code}2`, creatorId: null } });
    const lines = '2026-11-20,3,120.00\n2026-11-21,1,40';
    await call(putUses, { params: of, body: { ...rate, lines, currency: 'CNY' } });
    const [use] = (await call(listUses, { params: of }))?.uses ?? [];
    if (use) await call(removeUse, { params: { ...of, day: use.day } });
    if (word === 'gone') await call(removeCoupon, { params: of });
  }
}

/** What a monitor project brought and cost: coupons with uses, short links, and costs; some are removed. */
export async function walkEffects(steps: Steps, id: number): Promise<void> {
  const { call, mark } = steps;
  const params = { id };
  await walkCoupons(steps, id);
  await call(offerLinks, { params, query: {} });
  const links = ((await call(listShortLinks, { query: {} }))?.links ?? []).slice(0, 3);
  const put = links.map(link => ({ linkId: link.id, creatorId: null }));
  if (put.length) await call(putLinks, { params, body: { links: put } });
  for (const { linkId } of put.slice(0, 1)) await call(removeLink, { params: { ...params, linkId } });
  const cost = { ...rate, kind: 'other', day: '2026-11-20', amountMinor: 5000, currency: 'CNY' } as const;
  for (const word of ['gone', 'kept']) {
    const added = await call(addCost, { params, body: { ...cost, note: `${mark} ${word}` } });
    if (!added) continue;
    const of = { ...params, costId: added.id };
    await call(changeCost, { params: of, body: { ...cost, amountMinor: 6000, note: mark } });
    if (word === 'gone') await call(removeCost, { params: of });
  }
}
