import { actOnCreators } from '../../../../contract/creators/bulk.ts';
import { unlockEmails } from '../../../../contract/creators/creator-emails.ts';
import { createList } from '../../../../contract/creators/lists.ts';
import { on, type Scene } from '../story/story.ts';
import { find, idsOf, type SearchInput } from './creators.ts';

interface ListPlan {
  key: string;
  by: string;
  before: number;
  at: string;
  name: string;
  description: string;
  color: number;
  tags: string[];
  /** How many results of each search are saved, and a tag for these alone. */
  from: { search: SearchInput; count: number; tag?: string }[];
}

const reachable = { has_email: '1', followerCount_start: 20_000, followerCount_end: 900_000 } as const;

/** Four lists: who the brand SEEYU, which sells portable coffee makers and camping lamps, wants to work with. */
const listPlans: readonly ListPlan[] = [
  {
    key: 'coffee',
    by: 'lin',
    before: 88,
    at: '10:20',
    name: '咖啡与美食 · 英语区',
    description: '便携咖啡机首发用：英美加澳的美食、居家与生活方式达人，粉丝 2 万到 90 万，必须有邮箱',
    color: 1,
    tags: ['咖啡', '英语'],
    from: [
      {
        search: { ...reachable, platform: 'tiktok', category: 'Food', language: 'en', sort: 'avg_plays' },
        count: 30,
      },
      {
        search: { ...reachable, platform: 'youtube', category: 'Food', language: 'en', sort: 'newest_post' },
        count: 18,
      },
      {
        search: {
          ...reachable,
          platform: 'youtube',
          category: 'Home,Travel,Beauty,Fashion,Fitness,Parenting',
          language: 'en',
          sort: 'newest_post',
        },
        count: 14,
      },
    ],
  },
  {
    key: 'camping',
    by: 'chen',
    before: 80,
    at: '14:05',
    name: '户外露营 · YouTube',
    description: '露营灯测评：旅行、户外频道，长视频优先，更新要稳定',
    color: 2,
    tags: ['露营', '长视频'],
    from: [
      { search: { ...reachable, platform: 'youtube', category: 'Travel', sort: 'newest_post' }, count: 20 },
      { search: { ...reachable, platform: 'youtube', category: 'Home', sort: 'newest_post' }, count: 8 },
    ],
  },
  {
    key: 'asia',
    by: 'zhou',
    before: 61,
    at: '11:15',
    name: '日韩生活方式',
    description: '日本、韩国的家居与美食达人，走寄样 + 固定费用',
    color: 3,
    tags: ['日韩', '寄样'],
    from: [
      { search: { ...reachable, platform: 'tiktok', language: 'ja' }, count: 14, tag: '日语' },
      { search: { ...reachable, platform: 'youtube', language: 'ko' }, count: 12, tag: '韩语' },
    ],
  },
  {
    key: 'latin',
    by: 'lin',
    before: 33,
    at: '16:40',
    name: '西语与法德 · 第二批',
    description: '英语区跑通以后的第二批市场：西班牙、墨西哥、法国、德国',
    color: 4,
    tags: ['第二批'],
    from: [
      {
        search: { ...reachable, platform: 'tiktok', category: 'Food', language: 'es' },
        count: 14,
        tag: '西语',
      },
      {
        search: { ...reachable, platform: 'youtube', category: 'Travel,Home,Food', language: 'de' },
        count: 8,
        tag: '德语',
      },
      {
        search: { ...reachable, platform: 'youtube', category: 'Travel,Home,Food', language: 'fr' },
        count: 4,
        tag: '法语',
      },
    ],
  },
];

const fill =
  ({ key, by, name, description, color, tags, from }: ListPlan): Scene['play'] =>
  async story => {
    const who = story.by(by);
    const list = { name, description, color, visibility: 'team' } as const;
    const { id: listId } = await who.does(createList, { body: list });
    story.keep(`list:${key}`, listId);
    for (const { search, count, tag } of from) {
      const selection = { of: 'ids', ids: idsOf(await find(who, search, { count })) } as const;
      if (!selection.ids.length) continue;
      await who.does(actOnCreators, { body: { selection, action: { do: 'addToList', listId } } });
      const action = { do: 'addTags', tags: tag ? [...tags, tag] : tags } as const;
      await who.does(actOnCreators, { body: { selection, action } });
      await story.pass(3);
    }
    const selection = { of: 'list', listId, filter: {} } as const;
    await who.does(unlockEmails, { body: { selection } });
  };

export const lists = listPlans.map(plan => on(plan.before, plan.at, fill(plan)));
