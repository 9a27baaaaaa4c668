import { changeCampaignState } from '../../../../../contract/campaigns/campaigns.ts';
import type { BodyInputOf } from '../../../../../contract/core/endpoint.ts';
import {
  addClientReportLink,
  changeClientReport,
  getClientReport,
} from '../../../../../contract/monitoring/client-reports/client-reports.ts';
import {
  addCost,
  changeEffectSettings,
  getEffect,
  putLinks,
  putUses,
} from '../../../../../contract/monitoring/effects/effects.ts';
import { Dice, hashText } from '../../../sample-world/random.ts';
import { dayFrom } from '../../story/moments.ts';
import { on, type Scene, type Story } from '../../story/story.ts';
import { feeKey } from './cast.ts';
import { coffee } from './plans/coffee.ts';
import type { CampaignPlan } from './plans/campaign-plan.ts';
import { lantern } from './plans/lantern.ts';

const projectOf = (story: Story, { key }: CampaignPlan) => ({ id: story.id(`project:${key}`) });

/** RMB for a US dollar × 10^8, as the team's bank quoted it. */
const rateOf = (story: Story) => ({
  currency: 'USD' as const,
  rateE8: 712_000_000,
  rateOn: dayFrom(story.context().now(), 0),
  rateFrom: '中国银行折算价',
});

/** The first parcels are sent: what products and shipping cost, and what attention is worth to the team. */
async function writeCosts(story: Story, plan: CampaignPlan): Promise<void> {
  const who = story.by(plan.by);
  const params = projectOf(story, plan);
  const rate = rateOf(story);
  const cost = (more: Omit<BodyInputOf<typeof addCost>, keyof typeof rate | 'day'>) =>
    who.does(addCost, { params, body: { ...rate, day: rate.rateOn, ...more } });
  const sent = plan.cards.filter(card => card.sent !== undefined).length;
  await cost({ kind: 'product', amountMinor: sent * 3200, note: `样品 ${sent} 台，按成本价` });
  await cost({ kind: 'shipping', amountMinor: sent * 2600, note: '国际快递' });
  const worth = { youtube: { plays: 200_000, likes: 1500, comments: 6000, clicks: 8000 } };
  const body = { spread: 'plays', coefficients: { ...rate, worth } } as const;
  await who.does(changeEffectSettings, { params, body });
}

/** Clips of creators are shown as ads. */
async function advertise(story: Story, plan: CampaignPlan, dollars: number): Promise<void> {
  const rate = rateOf(story);
  const cost = { kind: 'ads', amountMinor: dollars * 100, note: '达人素材二次投放' } as const;
  const body = { ...rate, day: rate.rateOn, ...cost };
  await story.by(plan.by).does(addCost, { params: projectOf(story, plan), body });
}

/** The links on the brand's own pages count too; those of creators are in the project already. */
async function linkUp(story: Story, plan: CampaignPlan, link: string): Promise<void> {
  const links = [{ linkId: story.id(`link:${link}`), creatorId: null }];
  await story.by(plan.by).does(putLinks, { params: projectOf(story, plan), body: { links } });
}

const prices: Record<string, number> = { coffee: 79, lantern: 49 };
/** Sales by the coupon of a creator within a month, as multiples of the fee. */
const [worst, best] = [2.6, 5.4];
const month = 30;

/** Orders on each of the days since the post: many at first, and fewer each day. @param all within a month */
function ordersOf(days: number, all: number): number[] {
  const until = (age: number) => (all * Math.log1p(age / 3)) / Math.log1p(month / 3);
  return Array.from({ length: days }, (_, age) => Math.round(until(age + 1)) - Math.round(until(age)));
}

/** The shop's orders of each creator's coupon since the post, a day a line. @param today in days before the story ends */
async function writeOrders(story: Story, plan: CampaignPlan, today: number): Promise<void> {
  const who = story.by(plan.by);
  const params = projectOf(story, plan);
  const { coupons } = await who.does(getEffect, { params });
  const now = story.context().now();
  const price = prices[plan.key] ?? 0;
  for (const { member, published } of plan.cards) {
    const code = `${plan.coupon}${10 + member}`;
    const coupon = coupons.find(each => each.code === code);
    if (!coupon || published === undefined) continue;
    const dice = new Dice(hashText(code), member, 0);
    const sales = story.id(feeKey(plan, member)) * (worst + (best - worst) * dice.unit());
    const lines = [];
    for (const [age, orders] of ordersOf(published - today, sales / price).entries()) {
      if (orders) lines.push(`${dayFrom(now, age + today - published)}\t${orders}\t${orders * price}.00`);
    }
    if (!lines.length) continue;
    const body = { ...rateOf(story), lines: lines.join('\n') };
    await who.does(putUses, { params: { ...params, couponId: coupon.id }, body });
  }
}

/** The campaign is over: its client gets a report. */
async function report(story: Story, plan: CampaignPlan): Promise<void> {
  const who = story.by(plan.by);
  const campaign = { id: story.id(`campaign:${plan.key}`) };
  await who.does(changeCampaignState, { params: campaign, body: { state: 'done' } });
  const params = projectOf(story, plan);
  const { settings, revision } = await who.does(getClientReport, { params });
  const notes = '六条测评均按约定标注合作并保留在线；夜景片段的完播率最好，建议下一轮继续以夜景开场。';
  const body = {
    settings: { ...settings, title: '露营灯海外测评 · 结案报告', clientName: 'SEEYU 栖屿', notes },
    revision,
  };
  await who.does(changeClientReport, { params, body });
  const link = await who.does(addClientReportLink, { params, body: { lastDay: dayFrom(story.end, 60) } });
  story.keepText('report', link.url);
}

export const results: Scene[] = [
  on(57, '17:30', story => writeCosts(story, lantern)),
  on(50, '14:20', story => linkUp(story, lantern, 'lantern')),
  on(34, '16:10', story => advertise(story, lantern, 250)),
  on(21, '10:40', story => writeOrders(story, lantern, 21)),
  on(18, '11:30', story => report(story, lantern)),
  on(38, '17:30', story => writeCosts(story, coffee)),
  on(36, '15:05', story => linkUp(story, coffee, 'coffee')),
  on(9, '18:20', story => advertise(story, coffee, 300)),
  on(2, '10:30', story => writeOrders(story, coffee, 2)),
];
