const mappedIpv4 = /^::ffff:(?=[\d.]+$)/i;
const groupsOfIpv6 = 8;

/** Returns the first three of an IPv6 address's eight groups, wherever `::` is. */
function networkOf(ip: string): string {
  const [head = '', tail] = ip.split('::');
  const groups = (text: string) => (text ? text.split(':') : []);
  const [before, after] = [groups(head), groups(tail ?? '')];
  const left = tail === undefined ? 0 : Math.max(0, groupsOfIpv6 - before.length - after.length);
  return [...before, ...Array.from({ length: left }, () => '0'), ...after].slice(0, 3).join(':');
}

/** Returns the network of an address in PostgreSQL's notation: `203.0.113.*`, `2001:db8:1:*`; empty stays empty. */
export function maskIp(ip: string): string {
  if (!ip) return '';
  const plain = ip.replace(mappedIpv4, '');
  if (!plain.includes(':')) return plain.replace(/\d+$/, '*');
  return `${networkOf(plain)}:*`;
}
