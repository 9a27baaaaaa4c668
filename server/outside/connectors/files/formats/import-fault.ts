import { isObject } from './is-object.ts';

/** Why a row, or a whole file, could not be read; `faultText` says it to a person. */
export interface Fault {
  code: FaultCode;
  /** What was expected: a key of `expectations`, or a text such as "26". */
  expected?: string;
  /** The wrong value, shortened. */
  value?: string;
  /** Position in its line, counted from 1, where the syntax broke. */
  at?: number;
}

type Lang = 'zh' | 'en';

const sentences = {
  'wrong-value': { en: '“{value}” is not {expected}', zh: '“{value}”不是{expected}' },
  'missing-value': { en: 'this is empty; expected {expected}', zh: '不能为空：应为{expected}' },
  'too-large': { en: '“{value}” is above the maximum of {expected}', zh: '“{value}”超过上限 {expected}' },
  'too-small': { en: '“{value}” is below the minimum of {expected}', zh: '“{value}”低于下限 {expected}' },
  'commented-out': {
    en: 'the file’s author marked this row as unverified with “#”',
    zh: '文件作者用“#”标记此行为未核实',
  },
  'unclosed-quote': {
    en: 'the quote opened at character {at} is never closed; the row is damaged or the file is incomplete',
    zh: '第 {at} 个字符处的引号没有结束：此行已损坏或文件被截断',
  },
  'text-after-quote': {
    en: 'there is text after the closing quote, at character {at}',
    zh: '第 {at} 个字符前引号已结束，其后仍有内容',
  },
  'too-many-cells': {
    en: 'this row has {value} cells, but the header has {expected}',
    zh: '此行有 {value} 个单元格，而表头只有 {expected} 个',
  },
  'cut-off': { en: 'the file ends inside this record', zh: '文件在此记录中间结束' },
  'too-long': { en: 'the record is longer than {expected}', zh: '记录超过 {expected}' },
  'not-json': {
    en: 'invalid JSON: unexpected {value} at character {at}',
    zh: 'JSON 格式错误：第 {at} 个字符处出现意外的 {value}',
  },
  'not-an-object': { en: '“{value}” is not an object with named fields', zh: '“{value}”不是带字段名的对象' },
  'empty-file': { en: 'the file is empty', zh: '文件为空' },
  'binary-file': {
    en: 'the file isn’t text; expected CSV, JSON or NDJSON, optionally gzipped',
    zh: '文件不是文本：应为 CSV、JSON 或 NDJSON（可用 gzip 压缩）',
  },
  'damaged-archive': {
    en: 'the gzip data is damaged or incomplete from here on; everything before was read',
    zh: 'gzip 压缩数据在此处损坏或被截断，之前的内容已读取',
  },
  'unknown-file': {
    en: 'no column holds the account: {value}. Name it with --map COLUMN=handle, or convert the file to the native format (docs/en/import-format.md)',
    zh: '看不出哪一列是账号：{value}。请用 --map 列名=handle 指定，或改用原生格式（docs/zh/import-format.md）',
  },
  'which-platform': {
    en: 'the platform is unknown. Add --platform tiktok, youtube or instagram, or put the platform in the name of the file or folder. Columns: {value}',
    zh: '看不出这些账号属于哪个平台：请加上 --platform tiktok、youtube 或 instagram，或在文件名、文件夹名中写明平台。列：{value}',
  },
  'no-such-column': {
    en: 'the file has no column “{value}”. Its columns: {expected}',
    zh: '文件中没有“{value}”这一列。现有的列：{expected}',
  },
  'not-a-workbook': {
    en: 'this isn’t a readable Excel workbook ({value}); extract zip archives first',
    zh: '不是可以读取的 Excel 文件（{value}）；压缩包请先解压',
  },
  'nothing-read': {
    en: 'no row could be read; the first reason: {value}',
    zh: '文件中没有一行可以读取，第一个原因：{value}',
  },
  'unknown-folder': {
    en: 'only “{expected}” reads folders; it expects one folder per creator with user_info.json or videos_info.json',
    zh: '文件夹只能由“{expected}”读取，其中每个达人一个子文件夹，含 user_info.json 或 videos_info.json',
  },
  'unknown-mapping': {
    en: 'unknown mapping “{value}”. Known mappings: {expected}',
    zh: '没有名为“{value}”的映射。已知映射：{expected}',
  },
  erased: {
    en: 'this row can’t be imported: the person has asked not to be kept',
    zh: '此行不能导入：其中的人已要求不再被保存',
  },
  'wrong-mapping': {
    en: 'the mapping “{expected}” doesn’t match these columns: {value}',
    zh: '映射“{expected}”与这些列不符：{value}',
  },
} as const;

type FaultCode = keyof typeof sentences;

const expectations: Record<string, Record<Lang, string>> = {
  count: { en: 'a count such as 1200, 3,400 or 1.2M', zh: '数量（如 1200、3,400 或 1.2M）' },
  instant: {
    en: 'a time such as 2026-01-31T08:00:00Z, 2026-01-31 or epoch seconds',
    zh: '时间（如 2026-01-31T08:00:00Z、2026-01-31 或纪元秒）',
  },
  day: { en: 'a day such as 2026-01-31', zh: '日期（如 2026-01-31）' },
  duration: { en: 'a duration such as PT1M5S, 1:05 or 65', zh: '时长（如 PT1M5S、1:05 或 65）' },
  handle: { en: 'an account name without spaces', zh: '不含空格的账号名' },
  name: { en: 'a readable name', zh: '可辨认的名称' },
  id: { en: 'an id without spaces', zh: '不含空格的编号' },
  link: { en: 'a link to a profile', zh: '主页链接' },
  flag: { en: 'true or false', zh: 'true 或 false' },
  string: { en: 'text', zh: '文本' },
  number: { en: 'a number', zh: '数字' },
  boolean: { en: 'true or false', zh: 'true 或 false' },
  array: { en: 'a list', zh: '列表' },
  object: { en: 'an object', zh: '对象' },
  format: { en: 'in the documented form', zh: '规定格式' },
};

/** Returns the sentence that people read about `fault`. */
export function faultText(lang: Lang, fault: Fault): string {
  const expected =
    fault.expected === undefined ? undefined : (expectations[fault.expected]?.[lang] ?? fault.expected);
  const words: Record<string, string | number | undefined> = { ...fault, expected };
  return sentences[fault.code][lang].replace(/\{(\w+)\}/g, (whole, key: string) =>
    String(words[key] ?? whole),
  );
}

/** Shortens `value` for a fault: one line, at most 80 characters. */
export function shown(value: unknown): string {
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value)
        ? '[…]'
        : isObject(value)
          ? '{…}'
          : String(value);
  const line = text.slice(0, 400).replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Thrown while a row is read: this row is refused, and reading continues with the next. */
export class CellFault extends Error {
  readonly column: string;
  readonly fault: Fault;

  constructor(column: string, fault: Fault) {
    super(fault.code);
    this.column = column;
    this.fault = fault;
  }
}
