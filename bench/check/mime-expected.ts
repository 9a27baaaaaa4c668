import fs from 'node:fs';
import path from 'node:path';

/** Another program's reading of a mail. */
export interface ExpectedMail {
  subject: string;
  /** Lower case, from From, To and Cc in this order. */
  addresses: string[];
  date: Date | null;
  /** The first displayed text; null if none is. */
  text: string | null;
  isHtml: boolean;
  /** Parts that are not displayed as text. */
  attachments: number;
}

interface WrittenAddress {
  address: string | null;
}
type WrittenAddresses = { List: WrittenAddress[] } | { Group: { addresses: WrittenAddress[] }[] };
interface WrittenDate {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  tz_before_gmt: boolean;
  tz_hour: number;
  tz_minute: number;
}
interface WrittenHeader {
  name: string | object;
  value: { Text?: string; Address?: WrittenAddresses; DateTime?: WrittenDate } | string;
}
type WrittenBody = { Text?: string; Html?: string; Multipart?: number[] };
/** The reading beside a mail as X.json, and as X.crlf.json for CRLF line ends. */
interface WrittenReading {
  html_body: number[];
  text_body: number[];
  parts: { headers: WrittenHeader[]; body: WrittenBody }[];
}

function addressesOf(value: WrittenHeader['value']): string[] {
  if (typeof value === 'string' || !value.Address) return [];
  const written = value.Address;
  const list = 'List' in written ? written.List : written.Group.flatMap(({ addresses }) => addresses);
  return list.map(({ address }) => address?.toLowerCase() ?? '');
}

function dateOf(value: WrittenHeader['value'] | undefined): Date | null {
  const at = typeof value === 'object' ? value.DateTime : undefined;
  if (!at) return null;
  const offset = (at.tz_hour * 60 + at.tz_minute) * (at.tz_before_gmt ? -1 : 1);
  return new Date(Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute - offset, at.second));
}

function readExpected(file: string): ExpectedMail {
  const { parts, text_body, html_body } = JSON.parse(fs.readFileSync(file, 'utf8')) as WrittenReading;
  const headers = parts[0]?.headers ?? [];
  const value = (name: string) => headers.find(header => header.name === name)?.value;
  const shown = new Set([...text_body, ...html_body]);
  const isText = ({ body }: { body: WrittenBody }) => body.Text !== undefined || body.Html !== undefined;
  const subject = value('subject');
  const first = parts[text_body[0] ?? -1]?.body;
  return {
    subject: typeof subject === 'object' ? (subject.Text ?? '') : '',
    addresses: ['from', 'to', 'cc'].flatMap(name => addressesOf(value(name) ?? '')),
    date: dateOf(value('date')),
    text: first?.Text ?? first?.Html ?? null,
    isHtml: first?.Html !== undefined,
    attachments: parts.filter(
      (part, place) => part.body.Multipart === undefined && !(shown.has(place) && isText(part)),
    ).length,
  };
}

export interface MailFile {
  name: string;
  source: Buffer;
  expected: ExpectedMail | null;
}

const withCrlf = (source: Buffer): Buffer =>
  Buffer.from(source.toString('latin1').replaceAll(/\r?\n/g, '\r\n'), 'latin1');

const isMail = (name: string) => /\.(?:eml|raw|txt)$/.test(name) && !/(?:README|COPYING)[^/]*$/i.test(name);

/** Every mail of a folder, also with CRLF line ends if there is a reading for them. */
export function mailFiles(folder: string): MailFile[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isMail).toSorted();
  return names.flatMap(name => {
    const source = fs.readFileSync(path.join(folder, name));
    const beside = path.join(folder, name.replace(/\.\w+$/, ''));
    const [plain, crlf] = [`${beside}.json`, `${beside}.crlf.json`].map(file =>
      fs.existsSync(file) ? readExpected(file) : null,
    );
    const own = { name, source, expected: plain ?? null };
    return crlf ? [own, { name: `${name} (CRLF)`, source: withCrlf(source), expected: crlf }] : [own];
  });
}
