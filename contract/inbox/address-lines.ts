import { email } from '../core/patterns.ts';
import type { MailAddressee } from './received-mail.ts';

/** Half and full width semicolons and line ends separate addresses; a quoted name may contain them. */
const part = /(?:"(?:[^"\\\r\n]|\\.)*"|[^;；\r\n])+/g;
const named = /^(.*)<\s*([^<>]*?)\s*>$/s;
const quoted = /^"((?:[^"\\]|\\.)*)"$/;
const needsQuotes = /[";；,，<>\\]/;

/** Characters that a header must not contain. */
// oxlint-disable-next-line no-control-regex -- those are meant
const unprintable = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

const onOneLine = (text: string) => text.replace(unprintable, ' ');

export interface AddressLine {
  addressees: MailAddressee[];
  /** Texts that are no address, as they were written. */
  malformed: string[];
}

function nameOf(written: string): string {
  const name = onOneLine(written).trim();
  return (quoted.exec(name)?.[1]?.replace(/\\(.)/g, '$1') ?? name).trim();
}

function addresseeOf(written: string): MailAddressee | null {
  const [, name, inBrackets] = named.exec(written) ?? [];
  const address = inBrackets ?? written;
  return email.test(address) ? { name: nameOf(name ?? ''), address } : null;
}

/** People paste lists with commas, which a name may also contain: they separate only if each part is an address. */
function addresseesOf(written: string): MailAddressee[] | null {
  const whole = addresseeOf(written);
  if (whole) return [whole];
  const pieces = written.split(/[,，]/).map(each => each.trim());
  const addressees = pieces.filter(Boolean).flatMap(each => addresseeOf(each) ?? []);
  return addressees.length > 0 && addressees.length === pieces.filter(Boolean).length ? addressees : null;
}

/** Reads a line such as `Ann <a@x.example>; b@y.example`; duplicates are dropped. */
export function readAddressLine(line: string): AddressLine {
  const found = new Map<string, MailAddressee>();
  const malformed: string[] = [];
  for (const [piece] of line.matchAll(part)) {
    const written = piece.trim();
    if (!written) continue;
    const addressees = addresseesOf(written);
    if (!addressees) malformed.push(written);
    for (const each of addressees ?? []) {
      const key = each.address.toLowerCase();
      if (!found.has(key)) found.set(key, each);
    }
  }
  return { addressees: [...found.values()], malformed };
}

/** Writes a line that `readAddressLine` reads as these addressees. */
export function writeAddressLine(addressees: readonly MailAddressee[]): string {
  return addressees
    .map(({ name, address }) => {
      const shown = onOneLine(name).trim();
      if (!shown) return address;
      const written = needsQuotes.test(shown) ? `"${shown.replace(/["\\]/g, '\\$&')}"` : shown;
      return `${written} <${address}>`;
    })
    .join('; ');
}
