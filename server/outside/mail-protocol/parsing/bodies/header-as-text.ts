import { decodeText } from '../charsets/decode-charset.ts';
import type { MailLimits, ParsedMail } from '../parsed-mail.ts';

/** The unparsed headers and lines, for a mail that cannot be parsed. */
export function plainReading(source: Buffer, limits: MailLimits): ParsedMail {
  const { text } = decodeText(source.subarray(0, limits.text), '');
  const lines = text
    .toWellFormed()
    .replaceAll('\0', '')
    .split(/\r\n|\r|\n/);
  const end = lines.indexOf('');
  const headers = lines.slice(0, Math.max(0, end)).flatMap(line => {
    const [, name, value = ''] = /^([!-9;-~]{1,200}):(.*)$/.exec(line) ?? [];
    return name ? [{ name: name.toLowerCase(), value: value.trim(), raw: value.trim() }] : [];
  });
  return {
    headers: headers.slice(0, 2000),
    messageId: null,
    inReplyTo: [],
    references: [],
    from: [],
    sender: [],
    replyTo: [],
    to: [],
    cc: [],
    subject: headers.find(({ name }) => name === 'subject')?.value ?? '',
    date: null,
    text: lines.slice(end + 1).join('\n'),
    html: '',
    parts: [],
    faults: ['reader.failed'],
  };
}
