import { isIP } from 'node:net';
import { hostPlaceholder } from '../../../../contract/links/link-kinds.ts';
import { isTargetUrl } from '../../../../contract/links/target-url.ts';
import type { LinkServices } from '../../../outside/network/link-services.ts';
import { isPublicAddress } from '../../../outside/network/private-networks.ts';

/** `inside`: the target is reachable only from a private network; `own`: it is a short address itself. */
export type TargetFault = 'format' | 'inside' | 'own';

const insideNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;

/** Returns the host as DNS knows it, or the IP address, however it was written. */
const nameOf = (url: URL): string => url.hostname.replaceAll(/^\[|\]$|\.$/g, '');

function isInside(name: string): boolean {
  if (isIP(name)) return !isPublicAddress(name);
  const labels = name.split('.');
  return labels.length < 2 || labels.includes('') || insideNames.test(name);
}

function isShortPath({ pathname }: URL): boolean {
  try {
    return /^\/+s(?:\/|$)/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** Returns the host of a valid target, in lower case; null for this installation itself. */
export function hostOfTarget(text: string): string | null {
  return text.startsWith(hostPlaceholder) ? null : nameOf(new URL(text));
}

/**
 * Returns why a short link must not lead to an address; null if it may. Makes no queries: the caller checks with
 * `hostOfTarget` whether the host is a team's domain, and what a name resolves to may change at any time.
 */
export function targetFault(
  { publicUrl, shortUrl }: Pick<LinkServices, 'publicUrl' | 'shortUrl'>,
  text: string,
): TargetFault | null {
  if (!isTargetUrl(text)) return 'format';
  const ours = new URL(publicUrl);
  if (text.startsWith(hostPlaceholder)) {
    const url = new URL(ours.origin + text.slice(hostPlaceholder.length));
    return isShortPath(url) ? 'own' : null;
  }
  const url = new URL(text);
  const name = nameOf(url);
  if (shortUrl && name === nameOf(new URL(shortUrl))) return 'own';
  if (name === nameOf(ours) && isShortPath(url)) return 'own';
  return isInside(name) ? 'inside' : null;
}
