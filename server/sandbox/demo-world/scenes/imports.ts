import {
  getListImport,
  startListImport,
  uploadListImport,
} from '../../../../contract/creators/list-imports/list-imports.ts';
import { on, type Story } from '../story/story.ts';
import { find } from './creators.ts';

/** Rows that an import refuses, each for another reason. */
const badRows = [
  ['https://www.tiktok.com/', '', '', '没有写账号'],
  ['https://weibo.com/u/1234567', '', '', '微博'],
  ['abc 小达人', '', '', '只给了名字'],
  ['', '', 'hello@example.com', '只有邮箱'],
] as const;

const line = (cells: readonly string[]) => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',');

interface ImportPlan {
  by: string;
  list: string;
  fileName: string;
  platform: 'tiktok' | 'youtube';
  count: number;
  skip: number;
  /** How many rows the import refuses. */
  bad: number;
  note: string;
}

/** A colleague uploads a sheet from an agency and imports what can be read. */
async function importSheet(story: Story, plan: ImportPlan): Promise<void> {
  const { by, list, fileName, platform, count, skip, bad, note } = plan;
  const who = story.by(by);
  const search = { platform, language: 'en', has_email: '1', sort: 'newest_post' } as const;
  const rows = await find(who, search, { count, skip });
  const good = rows.map(({ homepageUrl, name }) => [homepageUrl, name, '', note]);
  const lines = [['主页链接', '达人名称', '邮箱', '备注'], ...good, ...badRows.slice(0, bad)];
  const file = { name: fileName, content: `\uFEFF${lines.map(line).join('\r\n')}\r\n` };
  const listId = story.id(`list:${list}`);
  const uploaded = await who.does(uploadListImport, { params: { id: listId }, file });
  const { id, mapping } = uploaded.import;
  await who.does(startListImport, { params: { id }, body: { mapping } });
  await story.until(async () => {
    const now = await who.does(getListImport, { params: { id } });
    return now.import.state === 'done' || now.import.state === 'failed';
  });
}

const agency = {
  by: 'lin',
  list: 'coffee',
  fileName: '机构推荐-咖啡达人.csv',
  platform: 'tiktok',
  count: 12,
  skip: 40,
  bad: 4,
  note: '机构推荐，配合度好',
} as const;

const fair = {
  by: 'chen',
  list: 'camping',
  fileName: '展会名片整理.csv',
  platform: 'youtube',
  count: 6,
  skip: 25,
  bad: 2,
  note: '展会上交换过名片',
} as const;

export const imports = [
  on(83, '15:50', story => importSheet(story, agency)),
  on(44, '11:28', story => importSheet(story, fair)),
];
