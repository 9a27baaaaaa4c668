import { domainAtStart } from './address-domains.ts';
import { isDoubtfulName } from './address-doubts.ts';

export const addressMask = '[e-mail]';

/** Latin letters only: Chinese and Japanese text may touch an address without a space. */
const local = "(?<![a-z0-9_.+'-])[a-z0-9_.+'-]{1,64}";
const label = '[a-z0-9-]{1,63}';
const dot = '(?:\\.|．|。)';
const spelledDot = '\\s*(?:\\.|[([{<]\\s*(?:dot|d0t|\\.|点|點)\\s*[)\\]}>]|\\s(?:dot|点|點)\\s)\\s*';
const spelledAt = '\\s*(?:[([{<]\\s*(?:at|@|＠|艾特)\\s*[)\\]}>]|#at#)\\s*';
const top = '(?:xn--[a-z0-9-]{2,59}|[a-z]{2,24})';
const mailHosts =
  '(?:gmail|googlemail|outlook|hotmail|live|yahoo|ymail|icloud|me|proton|protonmail|gmx|mail|yandex|naver|daum|hanmail|qq|163|126|sina|foxmail|aol|web|wp|uol|bol)';

/** name@host.tld, also with the full-width @ and full stops of Chinese and Japanese keyboards */
const plain = new RegExp(`${local}[@＠﹫]${label}(?:${dot}${label}){1,5}`, 'giu');

const spelled = [
  // name (at) host (dot) tld
  new RegExp(
    `${local}${spelledAt}${label}(?:${spelledDot}${label}){0,3}${spelledDot}${top}(?![a-z0-9])`,
    'giu',
  ),
  // name at gmail dot com, name @ gmail . com: only for well-known hosts, because "meet me @ cafe.com" is no address
  new RegExp(
    `${local}(?:\\s+at\\s+|\\s*[@＠﹫]\\s*)${mailHosts}${spelledDot}${top}(?:${spelledDot}[a-z]{2})?(?![a-z0-9])`,
    'giu',
  ),
];

const hint = /[@＠﹫]|\bat\b|艾特/iu;

/** Hosts of addresses, in contrast to `@handle.of.somebody`. */
const mailHost = new RegExp(`^${mailHosts}\\.|\\.(?:com|net|org)`, 'i');

/** What became of something like an address: `length` is how much of it to mask. */
interface Reading {
  address: string | null;
  length: number;
}

const validName = /^[a-z0-9_](?:[a-z0-9_+'-]|\.(?!\.|$))*$/i;

/**
 * Reads `name@run` with what surrounds it; the domain is the run or its beginning. What may be an address, but not
 * surely this one, is masked and not returned: writing to a wrong one does harm, and the text would give the right
 * one away.
 */
function readAddress(
  text: string,
  before: string,
  after: string,
): { address: string | null; domain: string } {
  const [name = '', labels = ''] = text.split('@');
  const run = after.startsWith('://') ? labels.replace(/https?$/i, '') : labels;
  const doubtful = { address: null, domain: mailHost.test(run) ? run : '' };
  // Names of accounts in a row: @one@two.three@four
  if (/[@＠﹫#]$/.test(before) || /^(?:[@＠﹫]|_(?!__))/.test(after)) return doubtful;
  const domain = domainAtStart(run);
  // Some data sets write a line break as `\\n`.
  const start = (before.endsWith('\\') ? name.replace(/^[nrt]/, '') : name).replace(
    /^(?:_{3,}|[^a-z0-9_])+/i,
    '',
  );
  if (!domain || !validName.test(start)) return doubtful;
  // What stands alone begins where the text begins.
  const isAlone = before === '' && after === '';
  if (!isAlone && isDoubtfulName(before, start)) return { address: null, domain };
  return { address: `${start}@${domain}`.toLowerCase(), domain };
}

function readPlain(found: string, before: string, after: string): Reading {
  // One character stays one character.
  const text = found.normalize('NFKC').replaceAll('。', '.');
  const { address, domain } = readAddress(text, before, after);
  return { address, length: domain ? text.indexOf('@') + 1 + domain.length : 0 };
}

/** Reads an address whose @ or dots are spelled out. */
function readSpelled(found: string, before: string, after: string): Reading {
  const text = found
    .normalize('NFKC')
    .replace(/\s*[([{<]\s*(?:at|@|艾特)\s*[)\]}>]\s*|#at#|\s+at\s+|\s*@\s*/iu, '@')
    .replace(/\s*[([{<]\s*(?:dot|d0t|\.|点|點)\s*[)\]}>]\s*|\s+(?:dot|点|點)\s+|\s*[.。]\s*/giu, '.');
  const { address, domain } = readAddress(text, before, after);
  return { address: text.endsWith(`@${domain}`) ? address : null, length: domain ? found.length : 0 };
}

const forms = [[plain, readPlain] as const, ...spelled.map(form => [form, readSpelled] as const)];

/**
 * Finds and removes the e-mail addresses in a text, including obfuscated forms against robots.
 * @returns the text with `[e-mail]` in their places, and the distinct addresses in lower case
 */
export function maskAddresses(text: string): { text: string; addresses: string[] } {
  if (!hint.test(text)) return { text, addresses: [] };
  const addresses = new Set<string>();
  let masked = text;
  for (const [form, read] of forms) {
    const whole = masked;
    masked = whole.replace(form, (found: string, at: number) => {
      const before = whole.slice(Math.max(0, at - 200), at);
      const { address, length } = read(found, before, whole.slice(at + found.length, at + found.length + 3));
      if (address) addresses.add(address);
      return length === 0 ? found : addressMask + found.slice(length);
    });
  }
  return { text: masked, addresses: [...addresses] };
}

/** Converts a stated address to the stored form; null if it is no address. */
export function statedAddress(text: string): string | null {
  const { text: rest, addresses } = maskAddresses(text.trim());
  return rest === addressMask ? (addresses[0] ?? null) : null;
}
