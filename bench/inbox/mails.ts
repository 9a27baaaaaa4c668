import { dice } from '../../test/chaos/dice.ts';
import { enSentences, enSubjects, rareWords, zhSentences, zhSubjects } from './some-words.ts';

export interface MadeMail {
  /** Number of its mailbox. */
  box: number;
  folder: 'INBOX' | 'Sent';
  at: Date;
  source: string;
}

export const boxAddress = (box: number): string => `box${box}@brand.example`;

const base64 = (text: string) => Buffer.from(text).toString('base64');
const encoded = (text: string) => (/[^\x20-\x7e]/.test(text) ? `=?utf-8?B?${base64(text)}?=` : text);
const wrapped = (text: string) => base64(text).replaceAll(/.{76}/g, '$&\r\n');
const day = 86_400_000;

/**
 * Mails of several mailboxes in the last 28 days: threads of one to six, half of them Chinese, 2 to 8 kB each; one in
 * twenty is an automatic reply and one in thirty a bounce. The same for the same seed, in order of time within each
 * thread.
 */
export function* madeMails(
  messages: number,
  { boxes, until, seed }: { boxes: number; until: Date; seed: number },
): Generator<MadeMail> {
  const random = dice(seed);
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  let made = 0;
  for (let thread = 0; made < messages; thread++) {
    const box = thread % boxes;
    const isZh = random() < 0.5;
    const subject = `${one(isZh ? zhSubjects : enSubjects)} ${thread}`;
    const person = `person${thread}@${isZh ? 'creators.cn' : 'creators.example'}`;
    const name = isZh ? `达人${thread}` : `Person ${thread}`;
    const length = 1 + Math.floor(random() * 6);
    const begun = until.getTime() - 28 * day * random() - day;
    const ids: string[] = [];
    for (let place = 0; place < length && made < messages; place++, made++) {
      const id = `<${thread}.${place}@creators.example>`;
      const fate = random();
      const isOwn = place % 3 === 1;
      const at = new Date(begun + (place * day) / 8);
      const us = boxAddress(box);
      const kind = place > 0 || fate > 0.085 ? 'plain' : fate < 0.035 ? 'bounce' : 'auto';
      const sentences = isZh ? zhSentences : enSentences;
      const text = [...words(random, sentences), random() < 0.001 ? one(rareWords) : ''].join(
        isZh ? '' : ' ',
      );
      const heads = [
        `Message-ID: ${id}`,
        `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
        `Subject: ${encoded(place === 0 ? subject : `Re: ${subject}`)}`,
        ...(ids.length ? [`In-Reply-To: ${ids.at(-1)}`, `References: ${ids.join(' ')}`] : []),
      ];
      const whole =
        kind === 'bounce'
          ? bounce(heads, us, person)
          : plain(
              [
                ...heads,
                isOwn ? `From: <${us}>` : `From: ${encoded(name)} <${person}>`,
                `To: <${isOwn ? person : us}>`,
                ...(kind === 'auto' ? ['Auto-Submitted: auto-replied'] : []),
              ],
              text,
            );
      ids.push(id);
      yield { box, folder: isOwn ? 'Sent' : 'INBOX', at, source: whole };
    }
  }
}

function words(random: () => number, sentences: readonly string[]): string[] {
  const count = 6 + Math.floor(random() * 20);
  return Array.from({ length: count }, () => sentences[Math.floor(random() * sentences.length)] ?? '');
}

function plain(heads: readonly string[], text: string): string {
  const html = `<div style="font-family:sans-serif"><p>${text}</p></div>`;
  return [
    ...heads,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="=_b"',
    '',
    '--=_b',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    wrapped(text),
    '--=_b',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    wrapped(html),
    '--=_b--',
    '',
  ].join('\r\n');
}

function bounce(heads: readonly string[], us: string, person: string): string {
  return [
    ...heads,
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    `To: <${us}>`,
    'Return-Path: <>',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_b"',
    '',
    '--=_b',
    'Content-Type: text/plain',
    '',
    `Your message to ${person} could not be delivered. `.repeat(30),
    '--=_b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${person}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 user unknown',
    '',
    '--=_b',
    'Content-Type: text/rfc822-headers',
    '',
    `From: <${us}>`,
    `To: <${person}>`,
    'Subject: hello',
    '',
    '--=_b--',
    '',
  ].join('\r\n');
}
