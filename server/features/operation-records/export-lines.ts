import type { Lang } from '../../../contract/error-texts.ts';
import { dateTime } from '../../../contract/format.ts';
import {
  actionNames,
  recordedFieldNames,
  recordedValueNames,
  wayNames,
} from '../../../contract/operation-record-texts.ts';
import type { OperationRecord } from '../../../contract/operation-records.ts';
import type { Recorded } from './changes.ts';

/** Whose words and whose time the file is in. */
export interface Reader {
  lang: Lang;
  timeZone: string;
  /** By their codes. */
  planNames: ReadonlyMap<string, string>;
}

const headings: Record<Lang, string[]> = {
  zh: ['时间', '操作账号', '操作', '操作对象', '变更内容', 'IP 地址', '设备'],
  en: ['Time', 'Account', 'Action', 'Subject', 'Changes', 'IP address', 'Device'],
};

const words: Record<Lang, { installation: string; deleted: string; colon: string; semicolon: string }> = {
  zh: { installation: '系统', deleted: '已删除账号', colon: '：', semicolon: '；' },
  en: { installation: 'System', deleted: 'Deleted account', colon: ': ', semicolon: '; ' },
};

export const fileNames: Record<Lang, string> = { zh: '操作记录', en: 'operation-records' };

/** The headings; moments are told in the team's time zone, which stands beside the first. */
export function headingsOf({ lang, timeZone }: Reader): string[] {
  const [time = '', ...others] = headings[lang];
  return [lang === 'zh' ? `${time}（${timeZone}）` : `${time} (${timeZone})`, ...others];
}

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Codes by their names, moments in the reader's time. */
function valueText(field: string, value: Recorded, { lang, timeZone, planNames }: Reader): string {
  const text = String(value ?? '');
  if (moment.test(text)) return dateTime(text, timeZone);
  const names: Record<string, Readonly<Record<string, string>>> = {
    ...recordedValueNames[lang],
    action: actionNames[lang],
    way: wayNames[lang],
    plan: Object.fromEntries(planNames),
  };
  return names[field]?.[text] ?? text;
}

type Change = OperationRecord['changes'][number];

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

/** The cells of a record, in the order of the headings. */
export function cellsOf(record: OperationRecord, reader: Reader): string[] {
  const { lang, timeZone } = reader;
  return [
    // Seconds are the same in every time zone.
    `${dateTime(record.at, timeZone)}:${record.at.slice(17, 19)}`,
    accountText(record, lang),
    actionNames[lang][record.action],
    record.subjectName || (record.subjectId === null ? '' : String(record.subjectId)),
    record.changes.map(change => changeText(change, reader)).join(words[lang].semicolon),
    record.address,
    record.agent,
  ];
}
