import { decodeText } from '../charsets/decode-charset.ts';
import type { MailFault } from '../parsed-mail.ts';

const breaks = /\r+\n|\r|\n/g;

/** RFC 3676: lines that end in a space continue, within the same quote depth. */
function unflow(text: string, deletesSpace: boolean): string {
  const lines: string[] = [];
  let openDepth = -1;
  for (const line of text.split('\n')) {
    const marks = /^>*/.exec(line)?.[0] ?? '';
    const content = line.slice(marks.length).replace(/^ /, '');
    const isOpen = content.endsWith(' ') && content !== '-- ';
    const kept = isOpen && deletesSpace ? content.slice(0, -1) : content;
    if (openDepth === marks.length && content !== '-- ') lines.push(kept);
    else lines.push(lines.length ? '\n' : '', marks && `${marks} `, kept);
    openDepth = isOpen ? marks.length : -1;
  }
  return lines.join('');
}

/** The charset declared in the HTML, if its part declares none. */
const htmlCharset = (bytes: Buffer): string =>
  /<meta\b[^>]{0,200}?\bcharset\s*=\s*["']?([\w.:-]{1,40})/i.exec(bytes.toString('latin1', 0, 4096))?.[1] ??
  '';

/** Decodes the text of a part; lines end in \n. */
export function partText(
  bytes: Buffer,
  mediaType: string,
  parameters: Record<string, string>,
  faults: Set<MailFault>,
): string {
  const label = parameters.charset || (mediaType === 'text/html' ? htmlCharset(bytes) : '');
  const { text, fault } = decodeText(bytes, label);
  if (fault) faults.add(fault);
  const plain = text.replaceAll(breaks, '\n').replaceAll('\0', '').toWellFormed();
  const isFlowed = mediaType === 'text/plain' && parameters.format?.toLowerCase() === 'flowed';
  return isFlowed ? unflow(plain, parameters.delsp?.toLowerCase() === 'yes') : plain;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts plain text between parts of HTML into HTML. */
export const htmlOfText = (text: string): string =>
  `<pre style="white-space: pre-wrap">${text.replaceAll(/[&<>]/g, mark => escapes[mark] ?? '')}</pre>`;
