/** By what a person is found in the tables. */
export interface Person {
  /** Of the catalogue. */
  creatorIds: number[];
  /** Their keys in the catalogue, by which they would be recognised again. */
  keys: string[];
  /** E-mail addresses, in lower case. */
  addresses: string[];
  /** Names and handles, each as it is stored. */
  names: string[];
  /** Addresses of their pages, without scheme and `www.`. */
  links: string[];
  /** Keys of their watched posts, and what stands in their place afterwards. */
  posts: { key: string; pseudonym: string }[];
}

/** Stands where a text quoted the person. */
export const erasedText = '[erased]';
/** Whatever is sent there goes nowhere (RFC 6761). */
export const erasedDomain = 'erased.invalid';

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const asJson = (text: string) => JSON.stringify(text).slice(1, -1);
const anyOf = (parts: readonly string[]) => `(?:${parts.join('|')})`;

/** A regular expression of PostgreSQL, without case, and what replaces what it finds. */
export interface Quote {
  pattern: string;
  replacement: string;
}

/**
 * What quotes the person within a text: addresses and pages. Names are not looked for, because any word may be one.
 * @param isJson for the text of JSON
 */
export function quotesOf({ addresses, links }: Person, isJson: boolean): Quote[] {
  const write = (text: string) => escaped(isJson ? asJson(text) : text);
  const mails = addresses.map(
    address => String.raw`(?<![a-z0-9_.+-])${write(address)}(?![a-z0-9-]|\.[a-z0-9])`,
  );
  const pages = links.map(
    link =>
      String.raw`(?:https?://)?(?:www\.|m\.)?${write(link)}(?![a-z0-9_-]|\.[a-z0-9_])(?:[/?#][^\s"'<>\\]*)?`,
  );
  return [
    ...(mails.length ? [{ pattern: anyOf(mails), replacement: `erased@${erasedDomain}` }] : []),
    ...(pages.length ? [{ pattern: anyOf(pages), replacement: erasedText }] : []),
  ];
}
