import type { Lang } from '../../../../contract/core/error-texts.ts';
import {
  exportedFields,
  headOf,
  specOf,
  type CreatorField,
  type ExportedField,
} from '../../../../contract/core/sources/creator-fields.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import { creatorStatusNames } from '../../../../contract/creators/team-creators/team-creator-texts.ts';
import type { TeamRow } from '../../../../contract/creators/search/creator-search.ts';
import {
  categoryName,
  languageName,
  levelName,
  momentOf,
  platformNames,
  regionName,
  separators,
  yesOrNo,
} from '../code-names.ts';
import type { ExportColumn, ExportValue } from '../exported-table.ts';

export interface CreatorLine extends Omit<TeamRow, 'matches'> {
  /** Those that the team may write to. */
  emails: readonly string[];
  /** Newest first. */
  notes: readonly string[];
}
type Column = ExportColumn<ExportColumnKey<'creators'>, CreatorLine>;

/** An estimate is rounded to two digits, because it is not more exact than that. */
const estimate = (fen: number | null) => (fen === null ? null : Number(fen.toPrecision(2)));

const whoItIs: Column[] = [
  { key: 'creator', head: headOf('name'), kind: 'text', value: row => row.name },
  { key: 'creator', head: headOf('handle'), kind: 'text', value: row => row.handle },
  {
    key: 'creator',
    head: { zh: '平台', en: 'Platform' },
    kind: 'text',
    value: row => platformNames[row.platform],
  },
  { key: 'creator', head: headOf('homepageUrl'), kind: 'link', value: row => row.homepageUrl },
  {
    key: 'email',
    head: { zh: '邮箱', en: 'Email' },
    kind: 'text',
    value: (row, { lang }) => row.emails.join(separators[lang]) || null,
  },
];

type Namer = (code: string | null, lang: Lang) => string | null;
/** Fields whose codes have names. */
const namers: Partial<Record<CreatorField, Namer>> = {
  region: regionName,
  language: languageName,
  category: categoryName,
};

function fieldValue(row: CreatorLine, field: ExportedField, lang: Lang): ExportValue {
  const value = row[field];
  if (Array.isArray(value)) return value.join(separators[lang]);
  if (typeof value === 'boolean') return yesOrNo(value, lang);
  return typeof value === 'string' ? (namers[field]?.(value, lang) ?? value) : value;
}

const fields = exportedFields.map((field): Column => {
  const kind = specOf(field).kind === 'count' ? 'count' : 'text';
  return { key: field, head: headOf(field), kind, value: (row, { lang }) => fieldValue(row, field, lang) };
});

const figures: Column[] = [
  {
    key: 'avg_plays',
    head: { zh: '平均播放（近 10 条）', en: 'Avg plays (latest 10)' },
    kind: 'count',
    value: row => row.averagePlays,
  },
  {
    key: 'avg_intrate',
    head: { zh: '互动率', en: 'Interaction rate' },
    kind: 'percent',
    value: row => row.interactionBp,
  },
  {
    key: 'avg_intrate',
    head: { zh: '等级', en: 'Level' },
    kind: 'text',
    value: (row, { lang }) => levelName(row.level, lang),
  },
  {
    key: 'follower_plays',
    head: { zh: '播粉比', en: 'Plays per follower' },
    kind: 'ratio',
    value: row => row.playsToFollowersBp,
  },
  {
    key: 'growth',
    head: { zh: '粉丝增长（30 天）', en: 'Growth (30 days)' },
    kind: 'percent',
    value: row => row.growthBp,
  },
  {
    key: 'price',
    head: { zh: '预估报价下限（元）', en: 'Est. price from (RMB)' },
    kind: 'money',
    value: row => estimate(row.priceLowFen),
  },
  {
    key: 'price',
    head: { zh: '预估报价上限（元）', en: 'Est. price to (RMB)' },
    kind: 'money',
    value: row => estimate(row.priceHighFen),
  },
  {
    key: 'newest_post',
    head: { zh: '最近发布', en: 'Latest post' },
    kind: 'moment',
    value: row => momentOf(row.lastPostAt),
  },
];

const marks: Column[] = [
  {
    key: 'status',
    head: { zh: '状态', en: 'Status' },
    kind: 'text',
    value: (row, { lang }) => creatorStatusNames[lang][row.marks.status],
  },
  {
    key: 'lists',
    head: { zh: '收藏夹', en: 'Lists' },
    kind: 'text',
    value: (row, { lang }) => row.marks.lists.map(({ name }) => name).join(separators[lang]),
  },
  {
    key: 'team_tags',
    head: { zh: '团队标签', en: 'Team tags' },
    kind: 'text',
    value: (row, { lang }) => row.marks.teamTags.join(separators[lang]),
  },
  {
    key: 'notes',
    head: { zh: '备注', en: 'Notes' },
    kind: 'text',
    value: row => row.notes.join('\n') || null,
  },
  {
    key: 'blocked',
    head: { zh: '黑名单原因', en: 'Blacklist reason' },
    kind: 'text',
    value: row => row.marks.blocked?.reason ?? null,
  },
  {
    key: 'last_contact',
    head: { zh: '最近联系', en: 'Last contact' },
    kind: 'moment',
    value: row => momentOf(row.marks.lastContact?.at),
  },
  {
    key: 'last_contact',
    head: { zh: '联系人', en: 'Contacted by' },
    kind: 'text',
    value: row => row.marks.lastContact?.by ?? null,
  },
];

/** Everything that a team sees of a creator in a table. */
export const creatorColumns: readonly Column[] = [...whoItIs, ...fields, ...figures, ...marks];
