import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Which proxies tell the truth about where a request came from. */
export interface ProxyTrust {
  /** `on` as it is written in settings of earlier versions, which believed everything. */
  isOn: boolean;
  /** @param hop how many trusted proxies stand between this one and the product */
  isTrusted(address: string, hop: number): boolean;
}

const maxHops = 10;
const families = { 4: 'ipv4', 6: 'ipv6' } as const;
const bits = { 4: 32, 6: 128 } as const;

/** Adds `10.0.0.0/8`, `fd00::/8` or a single address. @returns false for anything else, also for every address at once */
function addNetwork(list: BlockList, text: string): boolean {
  const [, address = '', length] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return false;
  const prefix = length === undefined ? bits[version] : Number(length);
  if (prefix < 1 || prefix > bits[version]) return false;
  list.addSubnet(address, prefix, families[version]);
  return true;
}

/** Reads `off`, `on` (one proxy), a number of proxies, or their networks. @returns null for anything else */
function readProxyTrust(text: string): ProxyTrust | null {
  const isOn = text === 'on';
  if (text === 'off' || isOn || /^\d{1,2}$/.test(text)) {
    const hops = text === 'off' ? 0 : Number(isOn ? 1 : text);
    return hops > maxHops ? null : { isOn, isTrusted: (_address, hop) => hop < hops };
  }
  const list = new BlockList();
  const parts = text.split(',').map(part => part.trim());
  if (!parts.every(part => addNetwork(list, part))) return null;
  const isTrusted = (address: string) => {
    const version = isIP(address);
    return (version === 4 || version === 6) && list.check(address, families[version]);
  };
  return { isOn, isTrusted };
}

export const proxyTrustSetting = z.string().transform((text, context): ProxyTrust => {
  const trust = readProxyTrust(text);
  if (trust) return trust;
  context.addIssue(
    'must be off, a number of proxies up to 10, or their networks, such as 10.0.0.0/8,fd00::/8',
  );
  return z.NEVER;
});
