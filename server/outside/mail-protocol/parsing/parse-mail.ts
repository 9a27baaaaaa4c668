import { addressesOf } from './headers/address-fields.ts';
import { htmlOfText, partText } from './bodies/body-text.ts';
import { chooseBodies } from './bodies/choose-bodies.ts';
import { cleanFileName } from './bodies/attachment-name.ts';
import { fieldOf, readField } from './headers/header-fields.ts';
import { splitHeaders, startOfHeaders } from './headers/header-lines.ts';
import { htmlTextLimit, textOfHtml } from './bodies/html-text.ts';
import { readDate } from './headers/mail-date.ts';
import { readIds } from './headers/message-ids.ts';
import { isMultipart, readNode, type Leaf, type PartNode, type Reading } from './bodies/part-tree.ts';
import {
  mailLimits,
  type MailField,
  type MailLimits,
  type MailPart,
  type ParsedMail,
} from './parsed-mail.ts';
import { plainReading } from './bodies/header-as-text.ts';
import { readStructured } from './headers/header-parameters.ts';
import { decodeTransfer } from './bodies/transfer-encodings.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Converts the line ends of old Macs and careless programs (CR only) to line feeds, in a copy. */
function withLineFeeds(source: Buffer): Buffer {
  const isBare = source.subarray(0, 65_536).indexOf(lineFeed) < 0 && source.includes(carriageReturn);
  if (!isBare) return source;
  const copy = Buffer.from(source);
  for (let at = copy.indexOf(carriageReturn); at >= 0; at = copy.indexOf(carriageReturn, at + 1)) {
    copy[at] = lineFeed;
  }
  return copy;
}

const leavesOf = (node: PartNode): Leaf[] => (isMultipart(node) ? node.children.flatMap(leavesOf) : [node]);

const mailTypes = /^message\/(?:rfc822|global)$/;

/** An unnamed nested mail is named by its subject. */
function nameOf(leaf: Leaf, content: Buffer | null, reading: Reading): string | null {
  const own = cleanFileName(leaf.name);
  if (own || !content || !mailTypes.test(leaf.mediaType)) return own;
  const { fields } = splitHeaders(content, 0, 16 * 1024, new Set());
  const subject = fields
    .map(field => readField(field, '', reading.faults))
    .find(({ name }) => name === 'subject');
  return cleanFileName(`${subject?.value.replaceAll(/[/\\]/g, '_') || 'message'}.eml`);
}

class Bodies {
  readonly #reading: Reading;
  readonly #texts = new Map<Leaf, string>();
  #contentsLeft: number;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#contentsLeft = reading.limits.contents;
  }

  part(leaf: Leaf, isAttachment: boolean): MailPart {
    const { limits, faults } = this.#reading;
    const max = Math.min(isAttachment ? limits.content : limits.text, this.#contentsLeft);
    const { bytes, size, fault } = decodeTransfer(leaf.body, leaf.encoding, max);
    if (fault) faults.add(fault);
    const isWhole = size === bytes.length;
    if (!isWhole) faults.add(isAttachment ? 'content.large' : 'text.long');
    if (isWhole) this.#contentsLeft -= size;
    if (!isAttachment) this.#texts.set(leaf, partText(bytes, leaf.mediaType, leaf.parameters, faults));
    const content = isWhole ? bytes : null;
    const { mediaType, parameters, disposition, contentId } = leaf;
    const name = nameOf(leaf, content, this.#reading);
    return { mediaType, parameters, disposition, name, contentId, size, content, isAttachment };
  }

  #within(texts: readonly string[]): string {
    const { limits, faults } = this.#reading;
    const text = texts.map(each => each.trimEnd()).join('\n\n');
    if (text.length <= limits.text) return text;
    faults.add('text.long');
    return text.slice(0, limits.text).toWellFormed();
  }

  plain(leaves: readonly Leaf[]): string {
    const texts = leaves.map(leaf => {
      const text = this.#texts.get(leaf) ?? '';
      if (leaf.mediaType !== 'text/html') return text;
      if (text.length > htmlTextLimit) this.#reading.faults.add('text.long');
      return textOfHtml(text);
    });
    return this.#within(texts.filter(text => text.trim() !== ''));
  }

  html(leaves: readonly Leaf[]): string {
    if (!leaves.some(leaf => leaf.mediaType === 'text/html')) return '';
    const texts = leaves.map(leaf => ({ leaf, text: this.#texts.get(leaf) ?? '' }));
    return this.#within(
      texts
        .filter(({ text }) => text.trim() !== '')
        .map(({ leaf, text }) => (leaf.mediaType === 'text/html' ? text : htmlOfText(text))),
    );
  }
}

function readHeaders(fields: readonly MailField[], { faults }: Reading) {
  const ids = (name: string) => readIds(fieldOf(fields, name)?.raw ?? '', faults);
  const sent = fieldOf(fields, 'date');
  const { date, isBroken } = sent ? readDate(sent.value) : { date: null, isBroken: false };
  if (isBroken) faults.add('date.broken');
  return {
    messageId: ids('message-id')[0] ?? null,
    inReplyTo: ids('in-reply-to'),
    references: ids('references'),
    from: addressesOf(fields, 'from', faults),
    sender: addressesOf(fields, 'sender', faults),
    replyTo: addressesOf(fields, 'reply-to', faults),
    to: addressesOf(fields, 'to', faults),
    cc: addressesOf(fields, 'cc', faults),
    subject: fieldOf(fields, 'subject')?.value ?? '',
    date,
  };
}

function readWhole(source: Buffer, limits: MailLimits): ParsedMail {
  const reading: Reading = { limits, partsLeft: limits.parts, faults: new Set() };
  const { fields, bodyAt } = splitHeaders(source, startOfHeaders(source), limits.headers, reading.faults);
  const typeAt = fields.find(field => /^content-type[ \t]*:/i.test(field.toString('latin1', 0, 20)));
  const type = readStructured(typeAt?.toString('latin1', 13, 4096) ?? '', new Set());
  const headers = fields.map(field => readField(field, type.parameters.charset ?? '', reading.faults));
  const root = readNode(headers, source.subarray(bodyAt), 0, reading);
  const chosen = chooseBodies(root);
  const shown = new Set([...chosen.plain, ...chosen.html]);
  const bodies = new Bodies(reading);
  const leaves = leavesOf(root).filter(leaf => leaf.body.length > 0 || !shown.has(leaf));
  const parts = leaves.map(leaf => bodies.part(leaf, !shown.has(leaf)));
  const text = bodies.plain(chosen.plain);
  const html = bodies.html(chosen.html);
  return { headers, ...readHeaders(headers, reading), text, html, parts, faults: [...reading.faults] };
}

/**
 * Parses any mail as far as possible: in linear time, within the memory limits, and without ever throwing; `faults`
 * lists what was broken.
 */
export async function parseMail(source: Buffer, limits: Partial<MailLimits> = {}): Promise<ParsedMail> {
  try {
    return readWhole(withLineFeeds(source), { ...mailLimits, ...limits });
  } catch {
    return plainReading(source, { ...mailLimits, ...limits });
  }
}
