import { createAcquisition } from '../../../../contract/creators/acquisitions/acquisitions.ts';
import { on, type Story } from '../story/story.ts';
import { find } from './creators.ts';

/** A colleague pastes what an agency has sent: not every line leads to a creator. */
async function collectLinks(story: Story): Promise<void> {
  const who = story.by('zhou');
  const search = { platform: 'youtube', region: 'KR,JP', has_email: '1' } as const;
  const links = (await find(who, search, { count: 8, skip: 12 })).map(({ homepageUrl }) => homepageUrl);
  const bad = ['https://www.youtube.com/', 'https://weibo.com/u/1234567'];
  const body = { name: '东京机构推荐名单', platform: 'youtube', kind: 'links' } as const;
  const listId = story.id('list:asia');
  await who.does(createAcquisition, { body: { ...body, links: [...links, ...bad].join('\n'), listId } });
}

/** One that goes on: it looks every week. */
async function followTag(story: Story): Promise<void> {
  const body = {
    name: '#travel 新达人',
    platform: 'youtube' as const,
    kind: 'hashtag' as const,
    terms: ['travel'],
    listId: story.id('list:camping'),
    most: 12,
    schedule: 'weekly' as const,
  };
  await story.by('chen').does(createAcquisition, { body });
}

/** Once, for creators like those of a list. */
async function lookForMore(story: Story): Promise<void> {
  const body = {
    name: '与英语区名单相似的频道',
    platform: 'youtube',
    kind: 'like',
    likeListId: story.id('list:coffee'),
    newListName: '待筛选 · 相似频道',
    most: 15,
  } as const;
  await story.by('lin').does(createAcquisition, { body });
}

export const acquisitions = [
  on(54, '15:20', collectLinks),
  on(6, '11:05', followTag),
  on(19, '16:10', lookForMore),
];
