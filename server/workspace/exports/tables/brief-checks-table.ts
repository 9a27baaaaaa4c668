import {
  decisionNames,
  outcomeNames,
  reasonNames,
  requirementNames,
} from '../../../../contract/monitoring/briefs/brief-texts.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import type { Exported } from '../../../../contract/workspace/exports.ts';
import { type ListedCheck, countChecked, everyCheck } from '../../../monitoring/briefs/listing/all-checks.ts';
import { momentOf, platformNames } from '../code-names.ts';
import { projectName } from './project-name.ts';
import type { ColumnKind, ExportColumn, ExportedTable } from '../exported-table.ts';

type Key = ExportColumnKey<'briefChecks'>;
type Column = ExportColumn<Key, ListedCheck>;
type Of = Extract<Exported, { table: 'briefChecks' }>;

const column = (key: Key, kind: ColumnKind, zh: string, en: string, value: Column['value']): Column => ({
  key,
  kind,
  head: { zh, en },
  value,
});

const requirementName = ({ kind, word }: ListedCheck, lang: Lang) =>
  `${requirementNames[lang][kind]}${word && ` ${kind === 'mention' ? '@' : '#'}${word}`}`;

const whatItIs: Column[] = [
  column('url', 'link', '作品链接', 'Post', ({ post }) => post.url),
  column('platform', 'text', '平台', 'Platform', ({ post }) => platformNames[post.platform]),
  column('handle', 'text', '账号', 'Handle', ({ post }) => post.handle || null),
  column('published', 'moment', '发布时间', 'Published', ({ post }) => momentOf(post.publishedAt)),
  column('requirement', 'text', '要求', 'Requirement', (row, { lang }) => requirementName(row, lang)),
];

const howItStands: Column[] = [
  column('outcome', 'text', '结果', 'Outcome', ({ outcome }, { lang }) => outcomeNames[lang][outcome]),
  column('reason', 'text', '依据', 'Why', ({ reason }, { lang }) => reasonNames[lang][reason]),
  column('since', 'moment', '自', 'Since', ({ since }) => since),
  column('firstMet', 'moment', '首次达标', 'First met', ({ firstMetAt }) => firstMetAt),
  column('decision', 'text', '人工判定', 'Manual decision', ({ decision }, { lang }) =>
    decision ? decisionNames[lang][decision] : null,
  ),
  column('decidedBy', 'text', '判定人', 'Decided by', ({ decidedBy }) => decidedBy || null),
  column('note', 'text', '判定说明', 'Note', ({ note }) => note || null),
];

const whatWasSeen: Column[] = [
  column('wanted', 'text', '要求内容', 'Required', ({ evidence }) => evidence.wanted),
  column('found', 'text', '看到的内容', 'Found', ({ evidence }) => evidence.found || null),
  column('caption', 'text', '当时的文案', 'Caption at the time', ({ evidence }) => evidence.caption || null),
  column('plays', 'count', '当时播放', 'Plays at the time', ({ evidence }) => evidence.plays),
  column('likes', 'count', '当时点赞', 'Likes at the time', ({ evidence }) => evidence.likes),
  column('comments', 'count', '当时评论', 'Comments at the time', ({ evidence }) => evidence.comments),
  column('shares', 'count', '当时分享', 'Shares at the time', ({ evidence }) => evidence.shares),
];

/** One row per requirement and post of a project, with the evidence of its outcome. */
export const briefChecksTable: ExportedTable<Of, Key, ListedCheck> = {
  name: { zh: '检查清单', en: 'brief-checks' },
  columns: [...whatItIs, ...howItStands, ...whatWasSeen],
  subject: (pool, ctx, { projectId }) => projectName(pool, ctx, projectId),
  count: (pool, ctx, { projectId, filter = {} }) => countChecked(pool, ctx, projectId, filter),
  rows: (pool, ctx, { projectId, filter = {} }) => everyCheck(pool, ctx, projectId, filter),
};
