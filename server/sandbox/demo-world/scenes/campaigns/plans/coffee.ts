import type { CampaignPlan, CardPlan } from './campaign-plan.ts';

/** The days of a card, from the first talk to its end. */
type Days = [
  opened: number,
  agreed?: number,
  sent?: number,
  draft?: number,
  approved?: number,
  published?: number,
];

const card = (
  member: number,
  cpm: number,
  [opened, agreed, sent, draft, approved, published]: Days,
  more: Partial<CardPlan> = {},
): CardPlan => ({ member, cpm, opened, agreed, sent, draft, approved, published, ...more });

/** In full swing: a card in every column, drafts that wait, a fee that is due and one that is late. */
export const coffee: CampaignPlan = {
  key: 'coffee',
  by: 'lin',
  list: 'coffee',
  platform: 'youtube',
  name: '便携咖啡机海外首发',
  product: 'SEEYU Brew Go 便携咖啡机',
  productPath: 'brew-go',
  brief: [
    '用 Brew Go 在家以外的地方做一杯浓缩：办公室、车里、营地都可以。',
    '需要拍到加水、按压出液和清洗三个步骤，不需要提及竞品。',
    '标题或简介带话题 #SEEYU，并放专属链接；发布后至少保留 90 天。',
  ],
  regions: ['US', 'GB', 'CA', 'AU'],
  made: 52,
  begins: 49,
  ends: -21,
  goals: { posts: 12, clicks: 2500 },
  editors: ['chen', 'zhou'],
  onlineDays: 14,
  coupon: 'BREW',
  cards: [
    card(0, 71, [46, 43, 41, 34, 32, 27], { termDays: 14, paid: 11, closed: 4, link: 'coffee-1' }),
    card(1, 60, [45, 42, 40, 33, 31, 25], { termDays: 14, paid: 8, link: 'coffee-2' }),
    card(2, 98, [44, 41, 39, 32, 27, 22], { isChanged: true, termDays: 14, cleared: 9 }),
    card(3, 52, [43, 40, 38, 29, 27, 20], { termDays: 20, cleared: 5 }),
    card(4, 68, [36, 33, 30, 17, 14, 3], { termDays: 14 }),
    card(5, 64, [30, 26, 23, 10, 7]),
    card(6, 75, [28, 24, 21, 8, 3], { isChanged: true }),
    card(7, 56, [22, 18, 15, 2]),
    card(8, 79, [20, 15, 12, 1]),
    card(9, 52, [17, 13, 9]),
    card(10, 66, [12, 8, 4]),
    card(11, 49, [9, 5]),
    card(12, 71, [6]),
    card(13, 0, [3]),
    card(14, 142, [38, 34], { cancelled: 19, reason: '对方要求独家买断素材，超出预算' }),
  ],
};
