const groups = 8;
const bits = 128n;

/** An IPv6 address as a number; its last 32 bits may be written as IPv4. */
function numberOf(ip: string): bigint {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(ip);
  if (dotted) {
    const [, start = '', a, b, c, d] = dotted;
    const hex = (high?: string, low?: string) => (Number(high) * 256 + Number(low)).toString(16);
    return numberOf(`${start}${hex(a, b)}:${hex(c, d)}`);
  }
  const [start = '', end] = ip.split('::').map(part => part.split(':').filter(Boolean));
  const before = [...start];
  const after = end ?? [];
  const zeros = Array<string>(groups - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

const textOf = (value: bigint) =>
  Array.from({ length: groups }, (_group, at) =>
    ((value >> (bits - 16n * BigInt(at + 1))) & 0xffffn).toString(16),
  ).join(':');

/** From the network of one customer to the blocks of the registries. */
const narrowest = 64;
const widest = 12;

/**
 * How specific an answer about an IPv6 address is: the prefix length of the widest network around it for both ends of
 * which the answer is the same. The databases do not tell which network an answer was given for.
 */
export function networkWidth(ip: string, find: (ip: string) => string): number {
  const value = numberOf(ip);
  const answer = find(ip);
  for (let prefix = narrowest; prefix >= widest; prefix--) {
    const rest = (1n << (bits - BigInt(prefix))) - 1n;
    if (find(textOf(value & ~rest)) !== answer || find(textOf(value | rest)) !== answer) return prefix + 1;
  }
  return widest;
}
