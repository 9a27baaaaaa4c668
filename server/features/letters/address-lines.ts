import { email } from '../../../contract/patterns.ts';
import { oneLine, type MailAddress } from '../../mail/mime-headers.ts';

/** Half and full width semicolons and ends of lines part addresses; a quoted name may hold them. */
const part = /(?:"(?:[^"\\\r\n]|\\.)*"|[^;；\r\n])+/g;
const named = /^(.*)<\s*([^<>]*?)\s*>$/s;
const quoted = /^"((?:[^"\\]|\\.)*)"$/;
const needsQuotes = /[";；,，<>\\]/;

export interface AddressLine {
  addressees: MailAddress[];
  /** What is none, as it was written. */
  malformed: string[];
}

function nameOf(written: string): string {
  const name = oneLine(written).trim();
  return (quoted.exec(name)?.[1]?.replace(/\\(.)/g, '$1') ?? name).trim();
}

function addresseeOf(written: string): MailAddress | null {
  const [, name, inBrackets] = named.exec(written) ?? [];
  const address = inBrackets ?? written;
  return email.test(address) ? { name: nameOf(name ?? ''), address } : null;
}

/** People paste lists with commas, which may also stand in a name: they part where each piece is an address. */
function addresseesOf(written: string): MailAddress[] | null {
  const whole = addresseeOf(written);
  if (whole) return [whole];
  const pieces = written.split(/[,，]/).map(each => each.trim());
  const addressees = pieces.filter(Boolean).flatMap(each => addresseeOf(each) ?? []);
  return addressees.length > 0 && addressees.length === pieces.filter(Boolean).length ? addressees : null;
}

/** Reads a line such as `Ann <a@x.example>; b@y.example`; who stands in it twice is there once. */
export function readAddressLine(line: string): AddressLine {
  const found = new Map<string, MailAddress>();
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

/** The line that `readAddressLine` reads as these. */
export function writeAddressLine(addressees: readonly MailAddress[]): string {
  return addressees
    .map(({ name, address }) => {
      const shown = oneLine(name).trim();
      if (!shown) return address;
      const written = needsQuotes.test(shown) ? `"${shown.replace(/["\\]/g, '\\$&')}"` : shown;
      return `${written} <${address}>`;
    })
    .join('; ');
}
