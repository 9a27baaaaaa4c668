import type { CampaignPlan, CardPlan } from './campaign-plan.ts';

/** Of these, everything went as usual: draft, post, payment. */
const usual = (
  member: number,
  cpm: number,
  opened: number,
  rest: Partial<CardPlan> & { draft: number; published: number; closed: number },
): CardPlan => ({
  member,
  cpm,
  opened,
  agreed: opened - 3,
  sent: opened - 5,
  approved: rest.draft - 2,
  termDays: 14,
  paid: rest.published - 9,
  ...rest,
});

/** Over: everything is paid, and the client has a report. */
export const lantern: CampaignPlan = {
  key: 'lantern',
  by: 'chen',
  list: 'camping',
  platform: 'youtube',
  name: '露营灯海外测评',
  product: 'SEEYU 露营灯 L1',
  productPath: 'lantern',
  brief: [
    '请在真实的户外或阳台环境中使用产品，展示三档亮度、40 小时续航和折叠收纳。',
    '视频中出现产品不少于 2 分钟；如实说出不满意的地方，我们不审稿观点。',
    '简介第一行放专属链接，并按平台规则标注合作。',
  ],
  regions: ['US', 'GB', 'DE'],
  made: 70,
  begins: 66,
  ends: 20,
  goals: { posts: 6, clicks: 900 },
  editors: ['zhou'],
  onlineDays: 7,
  coupon: 'LIGHT',
  cards: [
    usual(0, 75, 64, { draft: 52, published: 46, closed: 30, link: 'lantern-1' }),
    usual(1, 56, 64, { draft: 50, isChanged: true, approved: 47, published: 42, closed: 28 }),
    usual(2, 90, 63, { draft: 49, published: 43, closed: 28 }),
    usual(3, 49, 62, { draft: 46, published: 40, closed: 26 }),
    usual(4, 64, 60, { draft: 44, published: 37, closed: 24 }),
    usual(5, 60, 58, { draft: 42, published: 36, closed: 24 }),
    { member: 6, cpm: 82, opened: 58, agreed: 54, cancelled: 45, reason: '达人行程调整，无法在档期内拍摄' },
  ],
};
