import { z } from 'zod';
import { callbackPathOf } from '../../../contract/workspace/single-sign-on.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { consumeRateLimit } from '../../core/db/rate-limits.ts';
import type { SignInStart } from '../../outside/identity-providers/identity-provider.ts';
import type { IdentityServices } from '../../outside/identity-providers/identity-services.ts';
import { redirectUriOf } from './settings.ts';

/** Seconds that somebody has for the provider's pages. */
const flowSeconds = 600;
const place = 'single sign-on flow';

const flowSchema = z.object({
  purpose: z.enum(['signIn', 'link', 'test']),
  teamId: z.int(),
  providerId: z.int(),
  /** Who links their account, or who tests; 0 of a sign-in. */
  accountId: z.int(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page after the sign-in. */
  next: z.string(),
  endsAt: z.coerce.date(),
});

/** A conversation with a provider that is under way. */
export type Flow = z.output<typeof flowSchema>;

type Begun = Pick<Flow, 'purpose' | 'teamId' | 'providerId'> & Partial<Pick<Flow, 'accountId' | 'next'>>;

export function beginFlow(ctx: Context, begun: Begun): Flow {
  return {
    accountId: 0,
    next: '',
    ...begun,
    // Some providers take letters and digits only.
    state: ctx.randomBytes(24).toString('hex'),
    nonce: ctx.randomBytes(24).toString('hex'),
    verifier: ctx.randomBytes(32).toString('base64url'),
    endsAt: new Date(ctx.now().getTime() + flowSeconds * 1000),
  };
}

/**
 * Only the browser that began holds the sealed flow: the answer of a provider that somebody else asked, or that was
 * sent to somebody else, cannot be used in it.
 */
export const sealFlow = ({ secrets }: IdentityServices, flow: Flow): string =>
  secrets.seal(JSON.stringify(flow), place);

export const startOf = (
  services: IdentityServices,
  { teamId, state, nonce, verifier }: Flow,
): SignInStart => ({
  state,
  nonce,
  codeVerifier: verifier,
  redirectUri: redirectUriOf(services, teamId),
});

/** Opens a flow and uses it up. @returns null for what was not begun here, is over, or was used */
export async function takeFlow(
  db: Db,
  ctx: Context,
  { secrets }: IdentityServices,
  sealed: string,
): Promise<Flow | null> {
  let flow: Flow;
  try {
    flow = flowSchema.parse(JSON.parse(secrets.open(sealed, place)));
  } catch {
    return null;
  }
  if (flow.endsAt <= ctx.now()) return null;
  const once = { key: `single-sign-on:${flow.state}`, max: 1, seconds: flowSeconds };
  return (await consumeRateLimit(db, ctx.now(), once)) === 0 ? flow : null;
}

/**
 * The address at which the provider's answer arrived; null if it is that of another team, whose provider must have
 * answered. The host is ours, whatever the browser says: behind a proxy the two may differ.
 */
export function callbackOf(services: IdentityServices, { teamId }: Flow, address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  if (!pathname.endsWith(callbackPathOf(teamId))) return null;
  const callback = new URL(redirectUriOf(services, teamId));
  callback.search = search;
  return callback;
}
