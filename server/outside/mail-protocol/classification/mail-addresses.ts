/** ASCII only, since in Chinese text no blank separates an address from the words around it. */
const addressForm =
  /(?:"[^"\s]{1,64}"|[\w!#$%&'*+/?^`{}~.-]{1,64})@[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63}){1,8}/gi;

/** Finds addresses in running text, lower-cased, with their indexes. */
export function addressesAt(text: string): { address: string; at: number }[] {
  if (!text.includes('@')) return [];
  return Array.from(text.matchAll(addressForm), found => ({
    address: found[0].toLowerCase().replace(/^[.*'`]+/, ''),
    at: found.index,
  }));
}

/** The same without the indexes. */
export const addressesIn = (text: string): string[] => addressesAt(text).map(({ address }) => address);
