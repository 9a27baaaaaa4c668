import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readerLangs } from '../../../../contract/core/mail/reader-langs.ts';
import { platformSchema } from '../../../../contract/core/platform.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';

/** Seconds that a creator has for the platform's pages. */
export const connectSeconds = 900;

const place = 'connect state';
const stateSchema = z.object({
  /** Token of the page to which the browser goes back. */
  token: z.string(),
  platform: platformSchema,
  verifier: z.string(),
  edition: z.string(),
  /** Language of the text that the creator agreed to. */
  lang: z.enum(readerLangs),
  endsAt: z.coerce.date(),
});
export type ConnectState = z.output<typeof stateSchema>;

/** Proof that the same browser began: a flow that somebody else began cannot be completed in it. */
export const browserProof = (state: string): string => createHash('sha256').update(state).digest('base64url');

/** PKCE's S256 (RFC 7636 §4.2). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

export function newState(
  ctx: Context,
  { secrets }: SourceServices,
  asked: Omit<ConnectState, 'verifier' | 'endsAt'>,
): { state: string; verifier: string } {
  const verifier = ctx.randomBytes(32).toString('base64url');
  const endsAt = new Date(ctx.now().getTime() + connectSeconds * 1000);
  return { state: secrets.seal(JSON.stringify({ ...asked, verifier, endsAt }), place), verifier };
}

/** @returns null for a text that was not sealed here */
export function readState({ secrets }: SourceServices, state: string): ConnectState | null {
  try {
    return stateSchema.parse(JSON.parse(secrets.open(state, place)));
  } catch {
    return null;
  }
}
