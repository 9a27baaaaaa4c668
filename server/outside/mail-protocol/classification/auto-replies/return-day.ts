import { bodyOf, headerOf } from '../mail-signs.ts';
import type { ParsedMail } from '../../parsing/parsed-mail.ts';
import { unquoted } from '../unquoted-lines.ts';

const monthNames: readonly RegExp[] = [
  /^(?:jan|gen|ene|янв|sty|led)/,
  /^(?:feb|f[ée]v|фев|lut|úno)/,
  /^(?:mar|mär|maa|mrt|мар|břez)/,
  /^(?:apr|avr|abr|апр|kwi|dub)/,
  /^(?:may|mai|mag|maj|mei|мая|май|kvě)/,
  /^(?:jun|juin|giu|июн|cze)/,
  /^(?:jul|juil|lug|июл|lip)/,
  /^(?:aug|ao[uû]|ago|авг|sie|srp)/,
  /^(?:sep|set|сен|wrz|zář)/,
  /^(?:oct|okt|ott|out|окт|paź|říj)/,
  /^(?:nov|ноя|lis)/,
  /^(?:dec|dez|d[ée]c|dic|дек|gru|pro)/,
];

interface Named {
  year?: number;
  month: number;
  day: number;
  /** Only numbers, whose order may be month/day or day/month. */
  isEither?: boolean;
}

const yearOf = (text: string | undefined): number | undefined => {
  if (!text) return undefined;
  const year = Number(text);
  return year < 100 ? 2000 + year : year;
};

const monthOf = (name: string): number => monthNames.findIndex(form => form.test(name)) + 1;

const month = '(\\p{L}{3,12})\\.?';
const day = '(\\d{1,2})(?:st|nd|rd|th|er|º|ª|\\.)?';
const forms: readonly [RegExp, (found: readonly string[]) => Named][] = [
  [
    /(\d{4})\s?[年./-]\s?(\d{1,2})\s?[月./-]\s?(\d{1,2})/u,
    ([, y, m, d]) => ({ year: Number(y), month: Number(m), day: Number(d) }),
  ],
  [/(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일]/u, ([, m, d]) => ({ month: Number(m), day: Number(d) })],
  [
    new RegExp(`\\b${day}\\s?(?:of |de |di |d')?\\s?${month}(?:,?\\s?(?:de )?(20\\d\\d))?`, 'u'),
    ([, d, m = '', y]) => ({ year: yearOf(y), month: monthOf(m), day: Number(d) }),
  ],
  [
    new RegExp(`\\b${month}\\s?${day}(?:,?\\s?(20\\d\\d))?(?!\\d)`, 'u'),
    ([, m = '', d, y]) => ({ year: yearOf(y), month: monthOf(m), day: Number(d) }),
  ],
  [
    /\b(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)?/u,
    ([, d, m, y]) => ({ year: yearOf(y), month: Number(m), day: Number(d) }),
  ],
  [
    /\b(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d\d))?(?!\d)/u,
    ([, a, b, y]) => ({ year: yearOf(y), month: Number(a), day: Number(b), isEither: true }),
  ],
];

const signs =
  /(?:return(?:ing|s)?|(?:be |am |come |get )?back|until|till|up to(?: and including)?|through|thru|resum\w{0,3}|reopen\w{0,3}|wieder|zurück|bis|rückkehr|ab dem|retour|jusqu'?au|reprendr\w{0,4}|de retour|regres\w{0,4}|hasta|vuelta|volver\w{0,2}|rientr\w{0,3}|ritorn\w{0,3}|fino al?|até|retorn\w{0,3}|volt\w{0,4}|terug|tot|t\/m|wracam|powr\w{0,4}|do dnia|tillbaka|till och med|tilbake|tilbage|до|вернусь|возвращ\w{0,6}|返回|返岗|返工|回来|回到|归来|回復|恢复|上班|至|到|直到|截止|まで|戻)/giu;

const dayOfMail = (mail: ParsedMail): Date | null => {
  const sent = mail.date ?? new Date(headerOf(mail, 'date') ?? '');
  return Number.isNaN(sent.getTime()) ? null : sent;
};

const asDay = (year: number, { month: m, day: d }: Named): string | null => {
  const date = new Date(Date.UTC(year, m - 1, d));
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? date.toISOString().slice(0, 10) : null;
};

const week = 7 * 24 * 3600_000;
const longestAbsence = 400 * 24 * 3600_000;

/** Returns the day that is meant: the next one with this date after the mail, or up to a week before it. */
function meant(named: Named, sent: Date): string | null {
  const years = named.year ? [named.year] : [sent.getUTCFullYear(), sent.getUTCFullYear() + 1];
  const orders = named.isEither ? [named, { ...named, month: named.day, day: named.month }] : [named];
  const days = orders
    .flatMap(order => years.map(year => asDay(year, order)))
    .filter(found => found !== null)
    .filter(found => {
      const ahead = Date.parse(found) - sent.getTime();
      return ahead > -week && ahead < longestAbsence;
    });
  return days.toSorted()[0] ?? null;
}

function dateIn(text: string, sent: Date): { at: number; day: string } | null {
  const found = forms.flatMap(([form, read]) => {
    const match = form.exec(text);
    const named = match && read(match);
    const on = named && named.month > 0 && meant(named, sent);
    return match && on ? [{ at: match.index, day: on }] : [];
  });
  return found.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** Characters around a date that count: after "until 5 March" the words may be about anything. */
const beside = 48;

/**
 * Returns the day of return named by an automatic reply; null if none. A day without a year is the next one after the
 * mail; `05/01` is read as month/day or day/month, whichever comes first.
 */
export function returnDayOf(mail: ParsedMail): string | null {
  const sent = dayOfMail(mail);
  if (!sent) return null;
  const text = `${mail.subject}\n${unquoted(bodyOf(mail), 3000)}`.toLowerCase().replaceAll(/\s+/g, ' ');
  for (const sign of text.matchAll(signs)) {
    const end = sign.index + sign[0].length;
    const after = dateIn(text.slice(end, end + beside), sent);
    if (after) return after.day;
    const standsAfter = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(sign[0]);
    const before = standsAfter ? dateIn(text.slice(Math.max(0, sign.index - 16), sign.index), sent) : null;
    if (before) return before.day;
  }
  return null;
}
