import type { Lang } from '../../../../contract/core/error-texts.ts';
import { dateTime } from '../../../../contract/core/format.ts';
import { actionNames } from '../../../../contract/workspace/audit-log-action-texts.ts';
import { recordedFieldNames } from '../../../../contract/workspace/audit-log-field-texts.ts';
import { recordedValueText, wayNames } from '../../../../contract/workspace/audit-log-value-texts.ts';
import type { OperationRecord } from '../../../../contract/workspace/audit-log.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import type { ExportColumn, Reader } from '../exported-table.ts';

const words: Record<Lang, { installation: string; deleted: string; colon: string; semicolon: string }> = {
  zh: { installation: '系统', deleted: '已删除账号', colon: '：', semicolon: '；' },
  en: { installation: 'System', deleted: 'Deleted account', colon: ': ', semicolon: '; ' },
};

type Change = OperationRecord['changes'][number];
type Recorded = NonNullable<Change['before']> | null;

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Replaces codes by names, and shows times in the reader's time zone. */
function valueText(field: string, value: Recorded, { lang, timeZone, planNames }: Reader): string {
  const text = String(value ?? '');
  if (moment.test(text)) return dateTime(text, timeZone);
  const names: Record<string, Readonly<Record<string, string>>> = {
    action: actionNames[lang],
    way: wayNames[lang],
    plan: Object.fromEntries(planNames),
  };
  return names[field]?.[text] ?? recordedValueText(lang, field, text);
}

function changeText({ field, before, after }: Change, reader: Reader): string {
  const { lang } = reader;
  const name = recordedFieldNames[lang][field] ?? field;
  if (before === undefined && after === undefined) return name;
  const tell = (value: Recorded = null) => valueText(field, value, reader);
  const value = before === undefined ? tell(after) : `${tell(before)} → ${tell(after)}`;
  return `${name}${words[lang].colon}${value}`;
}

function accountText({ accountId, accountName }: OperationRecord, lang: Lang): string {
  if (accountId === null) return words[lang].installation;
  return accountName || `${words[lang].deleted} ${accountId}`;
}

type Column = ExportColumn<ExportColumnKey<'operationRecords'>, OperationRecord>;

/** Who did what, when and from where, in words. */
export const recordColumns: readonly Column[] = [
  { key: 'at', head: { zh: '时间', en: 'Time' }, kind: 'moment', value: record => new Date(record.at) },
  {
    key: 'account',
    head: { zh: '操作账号', en: 'Account' },
    kind: 'text',
    value: (record, { lang }) => accountText(record, lang),
  },
  {
    key: 'action',
    head: { zh: '操作', en: 'Action' },
    kind: 'text',
    value: (record, { lang }) => actionNames[lang][record.action],
  },
  {
    key: 'subject',
    head: { zh: '操作对象', en: 'Subject' },
    kind: 'text',
    value: record => record.subjectName || (record.subjectId === null ? '' : String(record.subjectId)),
  },
  {
    key: 'changes',
    head: { zh: '变更内容', en: 'Changes' },
    kind: 'text',
    value: (record, reader) =>
      record.changes.map(change => changeText(change, reader)).join(words[reader.lang].semicolon),
  },
  {
    key: 'address',
    head: { zh: 'IP 地址', en: 'IP address' },
    kind: 'text',
    value: record => record.address,
  },
  { key: 'agent', head: { zh: '设备', en: 'Device' }, kind: 'text', value: record => record.agent },
];
