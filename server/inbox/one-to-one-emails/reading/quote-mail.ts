import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { MailPeople } from '../../../../contract/inbox/received-mail.ts';
import type { EmailKind } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import type { MailAddress } from '../../../outside/mail-protocol/mime/mime-headers.ts';
import { escapeHtml } from '../../../outside/mail-protocol/mime/mime-pieces.ts';
import { cleanHtml } from '../../../outreach/mail-content/html/clean-html.ts';

/** The mail below an answer, as it arrived. */
export interface QuotedMail {
  from: MailAddress;
  people: MailPeople;
  subject: string;
  at: Date;
  html: string;
  text: string;
}

/** Longer HTML is quoted as text, cut to this length. */
const maxHtml = 400_000;
const maxText = 100_000;

const personText = ({ name, address }: MailAddress) => (name ? `${name} <${address}>` : address);
const peopleText = (people: readonly MailAddress[]) => people.map(personText).join('; ');

function moment(at: Date, lang: Lang, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: lang === 'zh' ? 'numeric' : 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find(part => part.type === type)?.value ?? '';
  const clock = `${of('hour')}:${of('minute')}`;
  if (lang === 'zh') return `${of('year')}年${of('month')}月${of('day')}日 ${clock}`;
  return `${of('weekday')}, ${of('month')} ${of('day')}, ${of('year')} at ${clock}`;
}

/** Lines by which mail programs recognise a quote and fold it. */
const wrote: Record<Lang, (when: string, who: string) => string> = {
  zh: (when, who) => `在 ${when}，${who} 写道：`,
  en: (when, who) => `On ${when}, ${who} wrote:`,
};

const passedOn: Record<Lang, { title: string; labels: readonly [string, string, string, string, string] }> = {
  zh: {
    title: '---------- 转发的邮件 ----------',
    labels: ['发件人：', '发送时间：', '主题：', '收件人：', '抄送：'],
  },
  en: {
    title: '---------- Forwarded message ----------',
    labels: ['From: ', 'Date: ', 'Subject: ', 'To: ', 'Cc: '],
  },
};

function bodyHtml({ html, text }: QuotedMail): string {
  const cleaned = html && html.length <= maxHtml ? cleanHtml(html).trim() : '';
  if (cleaned) return cleaned;
  const kept = text.length > maxText ? `${text.slice(0, maxText).toWellFormed()}…` : text;
  return escapeHtml(kept.trim()).replaceAll('\n', '<br>\n');
}

function headerBlock(mail: QuotedMail, lang: Lang, timeZone: string): string {
  const { title, labels } = passedOn[lang];
  const { from, people, subject, at } = mail;
  const values = [
    personText(from),
    moment(at, lang, timeZone),
    subject,
    peopleText(people.to),
    peopleText(people.cc),
  ];
  const lines = labels.flatMap((label, place) => (values[place] ? `${label}${values[place]}` : []));
  return [title, ...lines].map(escapeHtml).join('<br>\n');
}

/** Quotes the mail that is answered or forwarded; cleaned. */
export function quoteOf(
  kind: EmailKind,
  mail: QuotedMail,
  { lang, timeZone }: { lang: Lang; timeZone: string },
): string {
  if (kind === 'new') return '';
  const body = bodyHtml(mail);
  if (kind === 'forward') return `<div>${headerBlock(mail, lang, timeZone)}</div>\n<br>\n<div>${body}</div>`;
  const attribution = escapeHtml(wrote[lang](moment(mail.at, lang, timeZone), personText(mail.from)));
  const style = 'margin:0 0 0 8px;border-left:2px solid #cccccc;padding-left:10px';
  return `<div>${attribution}</div>\n<blockquote style="${style}">\n${body}\n</blockquote>`;
}

const picture = /<img\b(?:"[^"]*"|[^">])*>/g;
const fromElsewhere = / src="https?:/;

/** Removes remote pictures, which would report that the mail is being viewed. */
export const withoutRemotePictures = (html: string): string =>
  html.replace(picture, tag => (fromElsewhere.test(tag) ? '' : tag));
