import { variableUses, type VariableValues } from '../../../../contract/core/mail/mail-variables.ts';
import { oneLine } from './mime-headers.ts';

/** The context of a value: in HTML it is escaped, inside an address percent-encoded. */
export type Surroundings = 'text' | 'html' | 'addressStart' | 'addressPart';

/** A place of a text that each recipient fills differently. */
export type Hole =
  | { kind: 'value'; name: string; fallback: string; as: Surroundings }
  /** A tracked link of the HTML; `target` is its address. */
  | { kind: 'link'; number: number; target: string }
  | { kind: 'pixel' }
  /** A link that people can neither see, hear nor reach by keyboard. */
  | { kind: 'trap' };

/** Constant texts with a hole between each two. */
export interface Pieces {
  texts: string[];
  holes: Hole[];
}

/** What fills the holes. */
export interface Personal {
  values: VariableValues;
  /** Null: links keep their original addresses, and nothing is tracked. */
  token: string | null;
  publicUrl: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, mark => escapes[mark] ?? mark) : text;
}

/** Decodes the entities that sanitised HTML contains. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, entity => entities[entity] ?? entity);
}

/** Addresses that links may have; other values, such as from a creator's profile, are not trusted. */
const linkable = /^(?:https?:\/\/|mailto:)/i;

function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%40', '@');
}

function unsubscribeLink({ publicUrl, token }: Personal): string {
  return `${publicUrl}/u/${token ?? 'preview'}`;
}

function valueOf(name: string, personal: Personal): string {
  if (name === 'unsubscribe.link') return unsubscribeLink(personal);
  return oneLine(personal.values[name as keyof VariableValues] ?? '');
}

function fillValue(hole: Hole & { kind: 'value' }, personal: Personal): string {
  const value = valueOf(hole.name, personal);
  switch (hole.as) {
    case 'text':
      return value || hole.fallback;
    case 'html':
      return value ? escapeHtml(value) : hole.fallback;
    case 'addressPart':
      return percentEncoded(value || hole.fallback);
    case 'addressStart': {
      const address = (value || hole.fallback).trim();
      return linkable.test(address) ? address : '';
    }
  }
}

function fillHole(hole: Hole, personal: Personal): string {
  const { token, publicUrl } = personal;
  if (hole.kind === 'value') {
    const filled = fillValue(hole, personal);
    return hole.as === 'addressStart' ? escapeHtml(filled) : filled;
  }
  if (hole.kind === 'trap') {
    return token
      ? `<a href="${escapeHtml(publicUrl)}/m/t/${token}" style="display:none" aria-hidden="true" tabindex="-1"></a>`
      : '';
  }
  if (hole.kind === 'pixel') {
    return token
      ? `<img src="${escapeHtml(publicUrl)}/m/o/${token}" width="1" height="1" alt="" style="display:block;border:0">`
      : '';
  }
  return escapeHtml(token ? `${publicUrl}/m/c/${token}/${hole.number}` : fillAddress(hole.target, personal));
}

/** Fills in the variables of an address; empty if it begins with a variable without a value. */
export function fillAddress(target: string, personal: Personal): string {
  const { texts, holes } = piecesOf(target, place => (place === 0 ? 'addressStart' : 'addressPart'));
  return holes.reduce(
    (address, hole, place) =>
      address + (hole.kind === 'value' ? fillValue(hole, personal) : '') + (texts[place + 1] ?? ''),
    texts[0] ?? '',
  );
}

export function fillPieces({ texts, holes }: Pieces, personal: Personal): string {
  let filled = texts[0] ?? '';
  for (let place = 0; place < holes.length; place++) {
    const hole = holes[place];
    filled += (hole ? fillHole(hole, personal) : '') + (texts[place + 1] ?? '');
  }
  return filled;
}

/** Returns the contents of the holes, in order. */
export function fillingsOf({ holes }: Pieces, personal: Personal): string[] {
  return holes.map(hole => fillHole(hole, personal));
}

/** Splits a text with variables into pieces. @param surroundings of a variable at an index of the text */
export function piecesOf(text: string, surroundings: (at: number) => Surroundings): Pieces {
  const texts: string[] = [];
  const holes: Hole[] = [];
  let done = 0;
  for (const { name, fallback, at, length } of variableUses(text)) {
    texts.push(text.slice(done, at));
    holes.push({ kind: 'value', name, fallback: oneLine(fallback ?? ''), as: surroundings(at) });
    done = at + length;
  }
  return { texts: [...texts, text.slice(done)], holes };
}

const openAddress = /https?:\/\/[!-;=?-~]*$/i;
const longestAddress = 2000;

/** Splits plain text into pieces; a variable inside an address is percent-encoded, so that the address stays whole. */
export function textPieces(text: string): Pieces {
  return piecesOf(text, at =>
    openAddress.test(text.slice(Math.max(0, at - longestAddress), at)) ? 'addressPart' : 'text',
  );
}
