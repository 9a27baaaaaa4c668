import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { Context } from '../../../core/context.ts';
import { escapeHtml } from '../../../outside/mail-protocol/mime/mime-pieces.ts';
import { writeMimeMessage } from '../../../outside/mail-protocol/mime/mime-message.ts';
import type { SenderFace } from '../../../outreach/senders/service.ts';
import { mailTexts, sentenceOf, type ReportedAlert } from './alert-mail-texts.ts';

export interface Digest {
  project: { id: number; name: string; zone: string };
  lang: Lang;
  /** Empty for a test mail. */
  alerts: readonly ReportedAlert[];
  sender: Pick<SenderFace, 'name' | 'address'>;
  to: readonly string[];
  /** Of the product, without a slash at the end. */
  publicUrl: string;
}

interface Line {
  text: string;
  url: string;
}

const longestSubject = 150;

const paragraph = (inner: string) => `<p style="margin:0 0 12px">${inner}</p>`;
const anchor = (url: string, text: string) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

function bodiesOf({ project, lang, alerts, publicUrl }: Digest): { html: string; text: string } {
  const texts = mailTexts[lang];
  const url = `${publicUrl}/monitorDetail/${project.id}?tab=alerts`;
  const lines: Line[] = alerts.length
    ? alerts.map(alert => ({ text: sentenceOf(alert, lang, project.zone), url: alert.facts.url }))
    : [{ text: texts.test, url: '' }];
  const small = [texts.zone(project.zone), texts.why(project.name)];
  const text = [
    ...lines.map(line => (line.url ? `${line.text}\n${line.url}` : line.text)),
    `${texts.project}: ${url}`,
    small.join('\n'),
  ].join('\n\n');
  const html = [
    ...lines.map(line =>
      paragraph(escapeHtml(line.text) + (line.url ? `<br>${anchor(line.url, line.url)}` : '')),
    ),
    paragraph(anchor(url, texts.project)),
    ...small.map(each => `<p style="margin:0;color:#666;font-size:12px">${escapeHtml(each)}</p>`),
  ].join('\n');
  return { html, text };
}

function subjectOf({ project, lang, alerts }: Digest): string {
  const [first] = alerts;
  const texts = mailTexts[lang];
  if (!first) return texts.one(project.name, texts.test);
  const subject =
    alerts.length === 1
      ? texts.one(project.name, sentenceOf(first, lang, project.zone))
      : texts.several(project.name, alerts.length);
  return [...subject].slice(0, longestSubject).join('');
}

/** Builds the mail with alerts. */
export function composeDigest(ctx: Pick<Context, 'now' | 'randomBytes'>, digest: Digest): Buffer {
  const { sender, to, lang } = digest;
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  return writeMimeMessage({
    from: { name: sender.name, address: sender.address },
    replyTo: '',
    to: to.map(address => ({ name: '', address })),
    cc: [],
    subject: subjectOf(digest),
    ...bodiesOf(digest),
    lang,
    files: [],
    messageId: `<alert.${ctx.randomBytes(16).toString('hex')}@${domain}>`,
    date: ctx.now(),
    references: [],
    isAutomatic: true,
  });
}
