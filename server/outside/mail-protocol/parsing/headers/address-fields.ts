import { addressParser } from 'postal-mime';
import { oneLine, type MailAddress } from '../../mime/mime-headers.ts';
import { decodeWords, recodeWords } from './encoded-words.ts';
import type { MailFault, MailField } from '../parsed-mail.ts';

const maxAddresses = 1000;
const looksLikeAddress = /[^\s<>()[\]",;:@]{1,64}@[^\s<>()[\]",;:@]{1,255}/g;
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/gu;
const nameNoise = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/gu;

/** Removes quotes around a whole name: `'Lan Ng'` and `"Lan Ng"`. */
const unquoted = (name: string) => name.replace(/^(['"])(.*)\1$/, '$2').trim();

function cleaned({ name, address }: MailAddress, faults: Set<MailFault>): MailAddress[] {
  const shown = unquoted(oneLine(decodeWords(name, faults)).replaceAll(nameNoise, '').trim());
  const bare = address
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(invisible, '')
    .replaceAll(/^[<'"]+|[>'"]+$/g, '');
  return bare || shown ? [{ name: shown.toWellFormed(), address: bare.toWellFormed() }] : [];
}

/** Parses the addresses of a field (RFC 5322 §3.4), groups included; an invalid field is searched for addresses. */
export function readAddresses(raw: string, faults: Set<MailFault>): MailAddress[] {
  const coded = recodeWords(raw, faults).replaceAll(/\\[()]/g, '');
  let found: MailAddress[];
  try {
    found = addressParser(coded, { flatten: true }).flatMap(({ name, address = '' }) =>
      cleaned({ name, address }, faults),
    );
  } catch {
    found = [];
  }
  if (!found.some(({ address }) => address.includes('@')) && raw.includes('@')) {
    faults.add('address.broken');
    found = (raw.match(looksLikeAddress) ?? []).map(address => ({ name: '', address }));
  }
  return found.slice(0, maxAddresses);
}

/** The addresses of all fields with a name: some programs write one per recipient. */
export const addressesOf = (
  fields: readonly MailField[],
  name: string,
  faults: Set<MailFault>,
): MailAddress[] =>
  fields
    .filter(field => field.name === name)
    .slice(0, 50)
    .flatMap(({ raw }) => readAddresses(raw, faults))
    .slice(0, maxAddresses);
