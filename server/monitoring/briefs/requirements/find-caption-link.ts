import { plainText, visibleText } from './comparable-text.ts';

/** Returns an address without scheme, `www.`, query, fragment and final slash. */
const plainAddress = (address: string): string =>
  plainText(address)
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');

const isAddress = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:\/\S*)?$/u;
const hasPath = /\//;

/** The text before belongs to a longer host; `www.` does not count. */
const inLongerHost = /[a-z\d_.@-]$/;
const goesOn = {
  /** Any page of the host counts. */
  host: /^(?:[a-z\d-]|\.[a-z\d])/,
  path: /^\/*[a-z\d_%~-]/,
};

/**
 * Finds an agreed text in a caption: an address with host and path, a host with any path, or other words literally.
 * Null if it is missing.
 */
export function findLinkText(caption: string, wanted: string): string | null {
  const address = plainAddress(wanted);
  const text = plainText(caption);
  if (!isAddress.test(address)) {
    const words = plainText(wanted).trim();
    return words && text.includes(words) ? words : null;
  }
  const rest = hasPath.test(address) ? goesOn.path : goesOn.host;
  for (let place = text.indexOf(address); place !== -1; place = text.indexOf(address, place + 1)) {
    const before = text.slice(0, place).replace(/(?<![a-z\d.-])www\.$/, '');
    if (inLongerHost.test(before) || rest.test(text.slice(place + address.length))) continue;
    return address;
  }
  return null;
}

/** A short address; `host` is empty for the product's own. */
export interface OwnCode {
  host: string;
  code: string;
}

/** Finds one of these short addresses in a caption; codes are case-sensitive. Null if there is none. */
export function findOwnLink(caption: string, codes: readonly OwnCode[]): string | null {
  const text = visibleText(caption);
  for (const [address, host = '', code] of text.matchAll(shortAddress)) {
    const isOne = codes.some(own => own.code === code && (!own.host || own.host === host.toLowerCase()));
    if (isOne) return address;
  }
  return null;
}

const shortAddress = /([a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?)\/(?:s\/)?([A-Za-z\d_-]{3,32})(?![A-Za-z\d_/-])/gi;
