import { createShortLink } from '../../../../../contract/links/short-links.ts';
import { creatorKey } from '../campaigns/cast.ts';
import { on, type Story } from '../../story/story.ts';

export interface LinkPlan {
  key: string;
  before: number;
  at: string;
  by: string;
  name: string;
  path: string;
  tags: string[];
  /** The creator that the link is for, by their place in a campaign. */
  creator?: [campaign: string, member: number];
  /** Visits of people on a usual day. */
  daily: number;
  /** Where they come from, the most usual first. */
  regions: readonly string[];
  referrers: readonly string[];
}

const english = ['US', 'GB', 'CA', 'AU', 'IE', 'NZ', 'SG'];
const europe = ['DE', 'GB', 'FR', 'NL', 'SE', 'US', 'CH', 'PL'];
const asia = ['JP', 'KR', 'TW', 'CN/上海', 'CN/广东/深圳', 'HK'];
const latin = ['ES', 'MX', 'AR', 'CO', 'CL', 'US'];
const video = ['tiktok.com', '', 'instagram.com', 'google.com'];
const long = ['youtube.com', '', 'google.com', 'reddit.com'];

export const linkPlans: readonly LinkPlan[] = [
  {
    key: 'coffee',
    before: 84,
    at: '11:20',
    by: 'lin',
    name: '便携咖啡机 · 主页简介',
    path: 'brew-go',
    tags: ['咖啡机'],
    daily: 16,
    regions: english,
    referrers: video,
  },
  {
    key: 'lantern',
    before: 79,
    at: '10:30',
    by: 'chen',
    name: '露营灯 · 独立站',
    path: 'lantern',
    tags: ['露营灯'],
    daily: 12,
    regions: europe,
    referrers: long,
  },
  {
    key: 'coffee-1',
    before: 44,
    at: '15:10',
    by: 'lin',
    name: '便携咖啡机 · 达人专属 A',
    path: 'brew-go?from=a',
    tags: ['咖啡机', '专属'],
    creator: ['coffee', 0],
    daily: 14,
    regions: english,
    referrers: video,
  },
  {
    key: 'coffee-2',
    before: 44,
    at: '15:14',
    by: 'lin',
    name: '便携咖啡机 · 达人专属 B',
    path: 'brew-go?from=b',
    tags: ['咖啡机', '专属'],
    creator: ['coffee', 1],
    daily: 22,
    regions: english,
    referrers: video,
  },
  {
    key: 'lantern-1',
    before: 62,
    at: '11:40',
    by: 'chen',
    name: '露营灯 · 测评频道',
    path: 'lantern?from=review',
    tags: ['露营灯', '专属'],
    creator: ['lantern', 0],
    daily: 10,
    regions: europe,
    referrers: long,
  },
  {
    key: 'asia',
    before: 45,
    at: '14:25',
    by: 'zhou',
    name: '露营灯 · 日本站',
    path: 'jp/lantern',
    tags: ['露营灯', '日本'],
    daily: 8,
    regions: asia,
    referrers: ['youtube.com', 'tiktok.com', '', 'line.me'],
  },
  {
    key: 'latin',
    before: 26,
    at: '10:15',
    by: 'lin',
    name: '便携咖啡机 · 西语区',
    path: 'es/brew-go',
    tags: ['咖啡机', '西语'],
    daily: 9,
    regions: latin,
    referrers: ['tiktok.com', '', 'instagram.com', 'wa.me'],
  },
];

async function make(story: Story, plan: LinkPlan): Promise<void> {
  const { key, by, name, path, tags, creator } = plan;
  const body = {
    name,
    productType: 'ecommerce',
    targetUrl: `https://shop.seeyu.example/${path}`,
    tags,
    ...(creator && { creatorId: story.id(creatorKey({ key: creator[0] }, creator[1])) }),
  } as const;
  const { id } = await story.by(by).does(createShortLink, { body });
  story.keep(`link:${key}`, id);
}

export const links = linkPlans.map(plan => on(plan.before, plan.at, story => make(story, plan)));
