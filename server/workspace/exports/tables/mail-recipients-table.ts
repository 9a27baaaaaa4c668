import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import type { Exported } from '../../../../contract/workspace/exports.ts';
import type { Recipient } from '../../../../contract/outreach/sent-messages/sent-messages.ts';
import type { RecipientState } from '../../../../contract/outreach/mail-states.ts';
import {
  endReasonNames,
  leaveOutNames,
  outcomeNames,
} from '../../../../contract/outreach/sent-messages/recipient-outcome-texts.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { taskToRead } from '../../../outreach/mail-tasks/find-task.ts';
import { countRecipients, everyRecipient } from '../../../outreach/sent-messages/all-recipients.ts';
import { momentOf, platformNames, separators } from '../code-names.ts';
import type { ExportColumn, ExportedTable } from '../exported-table.ts';

type Column = ExportColumn<ExportColumnKey<'mailRecipients'>, Recipient>;

const states: Record<Lang, Record<RecipientState, string>> = {
  zh: {
    draft: '草稿',
    left_out: '未列入',
    waiting: '等待发送',
    sending: '正在发送',
    in_doubt: '结果存疑',
    ended: '已结束',
  },
  en: {
    draft: 'Draft',
    left_out: 'Skipped',
    waiting: 'Waiting',
    sending: 'Sending',
    in_doubt: 'Unconfirmed',
    ended: 'Ended',
  },
};

function reasonName({ state, reason }: Recipient, lang: Lang): string | null {
  const names: Record<string, string> = (state === 'left_out' ? leaveOutNames : endReasonNames)[lang];
  return (names[reason] ?? reason) || null;
}

const whoItIs: Column[] = [
  { key: 'name', head: { zh: '名称', en: 'Name' }, kind: 'text', value: row => row.name },
  { key: 'handle', head: { zh: '账号', en: 'Handle' }, kind: 'text', value: row => row.handle || null },
  {
    key: 'platform',
    head: { zh: '平台', en: 'Platform' },
    kind: 'text',
    value: row => (row.platform ? platformNames[row.platform as Platform] : null),
  },
  { key: 'address', head: { zh: '邮箱', en: 'Address' }, kind: 'text', value: row => row.address },
];

const whatCameOfIt: Column[] = [
  {
    key: 'state',
    head: { zh: '状态', en: 'State' },
    kind: 'text',
    value: (row, { lang }) => states[lang][row.state],
  },
  {
    key: 'reason',
    head: { zh: '原因', en: 'Reason' },
    kind: 'text',
    value: (row, { lang }) => reasonName(row, lang),
  },
  {
    key: 'outcomes',
    head: { zh: '结果', en: 'Outcome' },
    kind: 'text',
    value: (row, { lang }) => row.outcomes.map(outcome => outcomeNames[lang][outcome]).join(separators[lang]),
  },
  {
    key: 'lastRound',
    head: { zh: '已发轮次', en: 'Last round sent' },
    kind: 'count',
    value: row => row.lastRound,
  },
];

type MomentKey = Extract<keyof Recipient & ExportColumnKey<'mailRecipients'>, `${string}At`>;
const momentColumn = (key: MomentKey, zh: string, en: string): Column => ({
  key,
  head: { zh, en },
  kind: 'moment',
  value: row => momentOf(row[key]),
});

const moments: Column[] = [
  momentColumn('acceptedAt', '发送成功时间', 'Sent at'),
  momentColumn('readAt', '已读时间', 'Read at'),
  momentColumn('clickedAt', '点击时间', 'Clicked at'),
  momentColumn('repliedAt', '回复时间', 'Replied at'),
  momentColumn('autoRepliedAt', '自动回复时间', 'Automatic reply at'),
  momentColumn('bouncedAt', '退信时间', 'Bounced at'),
  momentColumn('unsubscribedAt', '退订时间', 'Unsubscribed at'),
  momentColumn('failedAt', '失败时间', 'Failed at'),
];

const response: Column = {
  key: 'response',
  head: { zh: '服务器回复', en: 'Server response' },
  kind: 'text',
  value: row => row.response || null,
};

type Of = Extract<Exported, { table: 'mailRecipients' }>;

/** The recipients of a task that match the page's filter. */
export const mailRecipientsTable: ExportedTable<Of, ExportColumnKey<'mailRecipients'>, Recipient> = {
  name: { zh: '邮件收件人', en: 'mail-recipients' },
  needs: 'mail.read',
  columns: [...whoItIs, ...whatCameOfIt, ...moments, response],
  subject: (pool, ctx, { taskId }) =>
    asTeam(pool, ctx.actor.teamId, async db => (await taskToRead(db, ctx, taskId)).name),
  count: (pool, ctx, { taskId, filter }) => countRecipients(pool, ctx, taskId, filter),
  rows: (pool, ctx, { taskId, filter }) => everyRecipient(pool, ctx, taskId, filter),
};
