export const addressMask = '[e-mail]';

/** Latin letters only: Chinese and Japanese text may touch an address without a space. */
const local = "[a-z0-9_.+'-]{1,64}";
const label = '[a-z0-9-]{1,63}';
const top = '(?:xn--[a-z0-9-]{2,59}|[a-z]{2,24})';
const dot = '(?:\\.|．|。)';
const spelledDot = '\\s*(?:\\.|[([{<]\\s*(?:dot|d0t|\\.|点|點)\\s*[)\\]}>]|\\s(?:dot|点|點)\\s)\\s*';
const spelledAt = '\\s*(?:[([{<]\\s*(?:at|@|＠|艾特)\\s*[)\\]}>]|#at#)\\s*';
const mailHosts =
  '(?:gmail|googlemail|outlook|hotmail|live|yahoo|ymail|icloud|me|proton|protonmail|gmx|mail|yandex|naver|daum|hanmail|qq|163|126|sina|foxmail|aol|web|wp|uol|bol)';

const forms = [
  // name@host.tld, also with the full-width @ and full stops of Chinese and Japanese keyboards
  new RegExp(`${local}[@＠﹫]${label}(?:${dot}${label}){0,4}${dot}${top}(?![a-z0-9])`, 'giu'),
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

/** Normalises an address as mail programs write it; null if the text is no address. */
function plainAddress(found: string): string | null {
  const plain = found
    .normalize('NFKC')
    .replace(/\s*[([{<]\s*(?:at|@|艾特)\s*[)\]}>]\s*|#at#|\s+at\s+|\s*@\s*/iu, '@')
    .replace(/\s*[([{<]\s*(?:dot|d0t|\.|点|點)\s*[)\]}>]\s*|\s+(?:dot|点|點)\s+|\s*[.。]\s*/giu, '.')
    .replace(/^[^a-z0-9_]+/i, '')
    .toLowerCase();
  const valid = /^[a-z0-9_][a-z0-9_.+'-]{0,63}@[a-z0-9.-]{3,255}$/;
  return valid.test(plain) && !plain.includes('..') && !plain.includes('.@') ? plain : null;
}

/** File names such as `photo@2x.png` look like addresses. */
const isFile = (address: string) => /\.(?:png|jpe?g|gif|webp|svg|mp4)$/.test(address);

/**
 * Finds and removes the e-mail addresses in a text, including obfuscated forms against robots.
 * @returns the text with `[e-mail]` in their places, and the distinct addresses in lower case
 */
export function maskAddresses(text: string): { text: string; addresses: string[] } {
  if (!hint.test(text)) return { text, addresses: [] };
  const addresses = new Set<string>();
  let masked = text;
  for (const form of forms) {
    masked = masked.replace(form, found => {
      const address = plainAddress(found);
      if (!address || isFile(address)) return found;
      addresses.add(address);
      return addressMask;
    });
  }
  return { text: masked, addresses: [...addresses] };
}

/** Converts a stated address to the stored form; null if it is no address. */
export function statedAddress(text: string): string | null {
  const { text: rest, addresses } = maskAddresses(text.trim());
  return rest === addressMask ? (addresses[0] ?? null) : null;
}
