import { toInstant } from '../fields/instants.ts';
import { isNothing, wrong, written, type Converted } from '../fields/value-converters.ts';

type ReadTime = (value: unknown) => Converted<string>;
/** `ydm`: lists of YouTube write 17.14.11 for 14 November 2017. Years of four digits tell themselves. */
type Order = 'dmy' | 'mdy' | 'ydm';

const numbered =
  /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:,?[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([ap])?\.?m?\.?)?$/i;

const months = [
  'jan ene janv gennaio januari', 'feb fév fev fevr', 'mar mär mars mac', 'apr abr avr', 'may mai mayo mei', 'jun juin giu',
  'jul juil lug', 'aug ago agu août aout agt', 'sep set sept', 'oct okt out ott', 'nov', 'dec dez dic déc des',
].map(names => names.split(' ')); // oxfmt-ignore

function monthNamed(name: string): number {
  const short = name.toLowerCase();
  return months.findIndex(names => names.some(known => short.startsWith(known))) + 1;
}

const spelled = [
  // Oct 10, 2018 · October 10 2018 10:05
  { form: /^(?:\p{L}{2,9}\.?,? )?(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:,? (?:at )?(.+))?$/u, order: 'mdy' },
  // 10 Oct 2018 · 10-Oct-18 · 10 de octubre de 2018
  { form: /^(?:\p{L}{2,9}\.?,? )?(\d{1,2})(?:st|nd|rd|th)?[ -](?:de )?(\p{L}{3,10})\.?[ -](?:de )?(\d{2}|\d{4})(?:,? (.+))?$/u, order: 'dmy' },
  // Wed Oct 10 20:19:24 +0000 2018
  { form: /^\p{L}{3} (\p{L}{3}) (\d{1,2}) (\d{1,2}:\d{2}:\d{2}) (?:[+-]\d{4} |UTC |GMT )?(\d{4})$/u, order: 'twitter' },
] as const; // oxfmt-ignore

const asian = /^(\d{4})[年년]\s*(\d{1,2})[月월]\s*(\d{1,2})[日일]?\s*(.*)$/;

/** As file names and download tools write a day: 20091025. */
const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;

const two = (number: number | string) => String(number).padStart(2, '0');
const year = (text: string) => (text.length === 2 ? `20${text}` : text);

/** A time of day as "20:19:24"; empty where it is none. */
function clock(text: string | undefined): string {
  const read =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([ap])?\.?m?\.?(?:\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/i.exec(
      text?.trim() ?? '',
    );
  if (!read) return '';
  const hour = (Number(read[1]) % (read[4] ? 12 : 24)) + (read[4]?.toLowerCase() === 'p' ? 12 : 0);
  const zone = /^(?:UTC|GMT|Z)$/i.test(read[5] ?? 'Z') ? 'Z' : read[5];
  return `T${two(hour)}:${read[2]}:${read[3] ?? '00'}${zone}`;
}

const instantOf = (y: string, month: number | string, day: number | string, time?: string) =>
  toInstant(`${y}-${two(month)}-${two(day)}${clock(time)}`);

function numberedTime(text: string, order: Order): Converted<string> {
  const read = numbered.exec(text);
  if (!read) return wrong;
  const [, first = '', second = '', third = '', hour, minute, seconds = '00', half] = read;
  const time = hour === undefined ? undefined : `${hour}:${minute}:${seconds} ${half ? `${half}m` : ''}`;
  if (first.length === 4) return instantOf(first, second, third, time);
  if (order === 'ydm') return instantOf(year(first), third, second, time);
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  return instantOf(year(third), month, day, time);
}

function spelledTime(text: string): Converted<string> {
  const tight = compact.exec(text);
  if (tight) return instantOf(tight[1] ?? '', tight[2] ?? '', tight[3] ?? '');
  const east = asian.exec(text);
  if (east) return instantOf(east[1] ?? '', east[2] ?? '', east[3] ?? '', east[4]);
  for (const { form, order } of spelled) {
    const read = form.exec(text);
    if (!read) continue;
    const [, first = '', second = '', third = '', fourth] = read;
    if (order === 'twitter') return instantOf(fourth ?? '', monthNamed(first), second, third);
    const [day, name] = order === 'mdy' ? [second, first] : [first, second];
    return monthNamed(name) ? instantOf(year(third), monthNamed(name), day, fourth) : wrong;
  }
  return wrong;
}

/**
 * Returns how the times of a column are written, judged by its cells; null if they are no times, or if day and month
 * cannot be told apart.
 */
export function timeReader(cells: readonly unknown[]): ReadTime | null {
  const texts = cells.map(written).filter(text => text !== '');
  if (!texts.length) return null;
  const orders: Order[] = ['dmy', 'mdy', 'ydm'];
  const readerOf =
    (order: Order): ReadTime =>
    value => {
      if (isNothing(value)) return undefined;
      const known = toInstant(value);
      if (known !== wrong) return known;
      const text = written(value).replace(/\s+/g, ' ');
      const found = numberedTime(text, order);
      return found === wrong ? spelledTime(text) : found;
    };
  const fits = orders.map(order => texts.filter(text => readerOf(order)(text) !== wrong).length);
  const most = Math.max(...fits);
  if (most < texts.length * 0.6) return null;
  const best = orders.filter((_, at) => fits[at] === most);
  // All orders read the same where the year comes first or the month is a word.
  const [order = 'dmy', other] = best;
  const isSure = !other || texts.every(text => readerOf(order)(text) === readerOf(other)(text));
  if (isSure) return readerOf(order);
  const isAmerican = texts.some(text => /\d[ap]m\b|\d [ap]\.?m\b/i.test(text));
  const isDotted = texts.every(text => /^\d{1,2}\.\d{1,2}\.\d{4}/.test(text));
  return isAmerican ? readerOf('mdy') : isDotted ? readerOf('dmy') : null;
}
