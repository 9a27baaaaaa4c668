import { realContext } from '../server/world.ts';
import { addVisits, type SomeVisit, visitorOf } from '../test/some-visits.ts';
import { callAs } from './calls-as.ts';
import { type TeamAccount, withDb } from './new-team.ts';
import type { Tokens } from './sign-in.ts';

const day = 86_400_000;

export interface MadeLink {
  id: number;
  shortUrl: string;
}

/** Makes a link as its form does. */
export const makeLink = (
  address: string,
  tokens: Tokens,
  link: { name: string; targetUrl?: string; tags?: string[]; description?: string },
): Promise<MadeLink> =>
  callAs<MadeLink>(address, tokens, 'POST', '/office/api/shortLinks', {
    productType: 'ecommerce',
    targetUrl: 'https://shop.example/autumn?utm_source=starbridge',
    ...link,
  });

const android = { system: 'Android', systemVersion: '16', browser: 'Chrome', browserVersion: '147.0' };
const windows = {
  system: 'Windows',
  systemVersion: '11',
  browser: 'Edge',
  browserVersion: '147.0',
  device: 'desktop',
} as const;

/**
 * Visits of a link: today four by three people and two of programs, yesterday and before two by one who came again.
 * PV and UV of people: 6 and 3, today 4 and 3.
 */
export function addSomeVisits(appUrl: string, { teamId }: TeamAccount, linkId: number): Promise<void> {
  return withDb(appUrl, async db => {
    const ctx = realContext();
    const now = ctx.now().getTime();
    const visit = (visitor: number, ago: number, more: Partial<SomeVisit> = {}): SomeVisit => ({
      linkId,
      visitor: visitorOf(visitor),
      at: new Date(now - ago),
      ...more,
    });
    await addVisits(db, ctx, teamId, [
      visit(1, 3 * day, { region: 'VN' }),
      visit(1, day, { region: 'VN' }),
      visit(1, 4000, { region: 'VN', app: 'tiktok', referrer: 'tiktok.com' }),
      visit(2, 3000, { ...android, region: 'CN/广东/深圳', app: 'wechat', isByQr: true, isByCookie: false }),
      visit(2, 2500, { ...android, region: 'CN/广东/深圳', app: 'wechat', isByCookie: false }),
      visit(3, 2000, { ...windows, region: 'CN/浙江/杭州', referrer: 'mail.example' }),
      visit(8, 1500, { botReason: 'preview', device: '', system: '', browser: 'facebookexternalhit' }),
      visit(9, 1000, { botReason: 'robot', device: '', system: '', browser: 'Googlebot', region: 'US' }),
    ]);
  });
}

/**
 * Follows a short address as a browser does, without going where it leads.
 * @param cookie what this browser was given before
 * @returns what it keeps
 */
export async function visitBy(shortUrl: string, agent: string, cookie = ''): Promise<string> {
  const answer = await fetch(shortUrl, {
    redirect: 'manual',
    headers: { 'user-agent': agent, ...(cookie && { cookie }) },
  });
  if (answer.status !== 302) throw new Error(`${shortUrl}: ${answer.status}`);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
}
