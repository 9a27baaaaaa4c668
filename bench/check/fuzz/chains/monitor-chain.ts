import {
  changeBrief,
  decideCheck,
  getBrief,
  listChecks,
} from '../../../../contract/monitoring/briefs/briefs.ts';
import {
  addClientReportLink,
  listClientReportLinks,
  openClientReport,
  putClientReportLogo,
  revokeClientReportLink,
} from '../../../../contract/monitoring/client-reports/client-reports.ts';
import { addCoupon, listUses, putUses, removeUse } from '../../../../contract/monitoring/effects/effects.ts';
import { addFollows, listFollows, removeFollow } from '../../../../contract/monitoring/follows.ts';
import { listProjects } from '../../../../contract/monitoring/monitors.ts';
import { picture } from './account-chain.ts';
import type { Steps } from './steps.ts';

/** What a monitor project has besides its posts: coupons with uses, follows, a brief with decisions, a report. */
export async function walkMonitor({ call, mark, turn }: Steps): Promise<void> {
  await call(putClientReportLogo, { file: picture });
  const projects = (await call(listProjects, { query: {} }))?.projects ?? [];
  const project = projects.find(({ state }) => state === 'open');
  if (!project) return;
  const params = { id: project.id };
  const coupon = await call(addCoupon, { params, body: { code: `${mark}${turn}`, creatorId: null } });
  if (coupon) {
    const of = { ...params, couponId: coupon.id };
    const rate = { rateE8: 100_000_000, rateOn: '2026-11-20' };
    await call(putUses, {
      params: of,
      body: { ...rate, lines: '2026-11-20,3,120.00\n2026-11-21,1,40', currency: 'CNY' },
    });
    const [use] = (await call(listUses, { params: of }))?.uses ?? [];
    if (use) await call(removeUse, { params: { ...of, day: use.day } });
  }
  for (const word of ['gone', 'kept'])
    await call(addFollows, { params, body: { hashtag: `fuzz${word}${turn}` } });
  const [follow] = (await call(listFollows, { params }))?.follows ?? [];
  if (follow) await call(removeFollow, { params: { ...params, followId: follow.id } });
  const { revision = 0 } = (await call(getBrief, { params })) ?? {};
  await call(changeBrief, { params, body: { hashtags: ['fuzz'], disclosure: null, revision } });
  const [post] = (await call(listChecks, { params }))?.posts ?? [];
  if (post) {
    const body = { requirement: 'hashtag:fuzz', decision: 'accepted' as const, note: mark };
    await call(decideCheck, { params: { ...params, key: post.key }, body });
  }
  for (let links = 0; links < 2; links++) {
    const link = await call(addClientReportLink, { params, body: { lastDay: '2026-12-31' } });
    const token = link?.url.split('/').at(-1);
    if (token) await call(openClientReport, { params: { token } });
  }
  const [link] = (await call(listClientReportLinks, { params }))?.links ?? [];
  if (link) await call(revokeClientReportLink, { params: { ...params, linkId: link.id } });
}
