import { unblock, listBlocklist } from '../../../../contract/creators/blocklist.ts';
import { actOnCreators } from '../../../../contract/creators/bulk.ts';
import { saveSearch } from '../../../../contract/creators/saved-searches.ts';
import { addNote } from '../../../../contract/creators/team-creators/team-creators.ts';
import { on, type Scene } from '../story/story.ts';
import { membersOf } from './members.ts';

/** Who notes what on which member of a list. */
const notes: readonly [before: number, at: string, by: string, list: string, member: number, text: string][] =
  [
    [87, '15:10', 'lin', 'coffee', 0, '手冲和意式都拍，评论区很活跃，问设备的人多。优先联系。'],
    [86, '10:32', 'zhou', 'coffee', 1, '去年接过同类产品，口碑不错，没有夸大宣传。'],
    [85, '17:05', 'lin', 'coffee', 3, '主页写了不接纯佣金，谈的时候直接给固定费用。'],
    [79, '11:20', 'chen', 'camping', 0, '视频平均 14 分钟，露营装备会单独给一段，适合做深度测评。'],
    [78, '16:48', 'chen', 'camping', 2, '灯光场景拍得好，夜景素材可以要授权做广告。'],
    [74, '09:55', 'lin', 'coffee', 4, '有经纪人，回信会慢一两天，报价包含一次修改。'],
    [60, '18:12', 'zhou', 'asia', 0, '只回日文邮件，寄样地址要写片假名。'],
    [58, '14:30', 'zhou', 'asia', 3, '更新很稳定，每周三条；不接当天反馈的需求。'],
    [47, '10:08', 'chen', 'camping', 1, '上一条合作的视频播放比平时低，可能是发布时间不对，下次约周六上午。'],
    [32, '17:40', 'lin', 'latin', 0, '西语内容，英语邮件也会回。先寄样再谈。'],
    [21, '11:44', 'star', 'coffee', 2, '复盘：带来的点击最多，单次点击成本最低，下个产品继续合作。'],
    [6, '15:26', 'lin', 'coffee', 5, '合同里要加一条：视频至少保留 90 天。'],
  ];

const noted = notes.map(([before, at, by, list, member, text]) =>
  on(before, at, async story => {
    const creator = (await membersOf(story, list))[member];
    if (creator) await story.by(by).does(addNote, { params: { id: creator.id }, body: { text } });
  }),
);

/** Statuses that colleagues set by hand, besides those that follow from mail. */
const statuses = [
  { before: 72, at: '16:20', by: 'lin', list: 'coffee', from: 0, to: 4, status: 'negotiating' },
  { before: 66, at: '10:15', by: 'lin', list: 'coffee', from: 0, to: 3, status: 'agreed' },
  { before: 55, at: '11:50', by: 'chen', list: 'camping', from: 5, to: 8, status: 'rejected' },
  { before: 40, at: '15:05', by: 'zhou', list: 'asia', from: 0, to: 3, status: 'negotiating' },
] as const;

const marked = statuses.map(({ before, at, by, list, from, to, status }) =>
  on(before, at, async story => {
    const ids = (await membersOf(story, list)).slice(from, to).map(({ id }) => id);
    const selection = { of: 'ids', ids } as const;
    await story.by(by).does(actOnCreators, { body: { selection, action: { do: 'setStatus', status } } });
  }),
);

const favoured: Scene = on(70, '17:30', async story => {
  const ids = (await membersOf(story, 'coffee')).slice(0, 6).map(({ id }) => id);
  const tags = ['重点维护'];
  const body = { selection: { of: 'ids', ids }, action: { do: 'addTags', tags } } as const;
  await story.by('lin').does(actOnCreators, { body });
});

/** Counted from the end of the list, so that none of them is written to. */
const refused: readonly [
  before: number,
  at: string,
  by: string,
  list: string,
  member: number,
  reason: string,
][] = [
  [64, '10:40', 'zhou', 'coffee', -1, '收了样品没有发布，催了三次没有回复'],
  [52, '16:02', 'chen', 'camping', -1, '播放量异常：三条视频在同一小时各涨 20 万，评论几乎没有'],
  [38, '14:18', 'zhou', 'asia', -1, '同时给竞品做独家代言，合同期到明年三月'],
  [29, '09:36', 'lin', 'coffee', -2, '要求先付全款，对方提供的收款账户与合同不一致'],
  [12, '17:22', 'star', 'latin', -1, '内容涉及虚假功效宣传，法务不同意合作'],
];

const blocked = refused.map(([before, at, by, list, member, reason]) =>
  on(before, at, async story => {
    const creator = (await membersOf(story, list)).at(member);
    if (!creator) return;
    const ids = [creator.id];
    const body = { selection: { of: 'ids', ids }, action: { do: 'block', reason } } as const;
    await story.by(by).does(actOnCreators, { body });
  }),
);

/** One of them comes back. */
const forgiven = on(18, '11:05', async story => {
  const { entries } = await story.by('star').does(listBlocklist);
  const entry = entries.find(({ reason }) => reason.startsWith('收了样品'));
  if (!entry) return;
  const reason = '达人补发了视频并说明了原因：快递丢件';
  await story.by('star').does(unblock, { params: { id: entry.id }, body: { reason } });
});

const searches: readonly [name: string, platform: 'tiktok' | 'youtube', query: string][] = [
  [
    '英语区美食 2–90 万',
    'tiktok',
    'category=Food&language=en&followerCount_start=20000&followerCount_end=900000',
  ],
  ['露营长视频 · 近 30 天更新', 'youtube', 'category=Travel&sendVideoDate=30'],
];

const saved = on(84, '10:02', async story => {
  for (const [name, platform, query] of searches)
    await story.by('star').does(saveSearch, { body: { name, platform, query } });
});

export const marks = [...noted, ...marked, favoured, ...blocked, forgiven, saved];
