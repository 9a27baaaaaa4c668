import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { MailServices, OauthTokens } from '../../../outside/mail-protocol/mail-services.ts';
import { setSender, type SenderRow } from '../queries.ts';

/** The context that a sender's secret is sealed for: another sender cannot use it. */
export const secretPlace = (teamId: number, senderId: number) => `sender ${teamId}/${senderId}`;

const tokensSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.coerce.date(),
});

export const sealTokens = (world: MailServices, tokens: OauthTokens, place: string): string =>
  world.secrets.seal(JSON.stringify(tokens), place);

/** A token is renewed this long before it expires, so that it does not expire during use. */
const spareMs = 2 * 60_000;

export type LoginSecret = { password: string } | { accessToken: string };

/**
 * Returns what signs in as a sender; renews and stores an expired OAuth token first. Not inside a transaction, because
 * it may ask the provider.
 * @throws OauthFault
 */
export async function loginSecret(
  pool: Db,
  ctx: Context,
  world: MailServices,
  sender: SenderRow,
): Promise<LoginSecret | null> {
  if (sender.secret === null) return null;
  const { team_id: teamId, id } = sender;
  const place = secretPlace(teamId, id);
  const plain = world.secrets.open(sender.secret, place);
  if (sender.auth === 'password') return { password: plain };
  const tokens = tokensSchema.parse(JSON.parse(plain));
  if (tokens.expiresAt.getTime() - spareMs > ctx.now().getTime()) return { accessToken: tokens.accessToken };
  const fresh = await world.oauth.refresh(sender.provider, tokens.refreshToken);
  const secret = sealTokens(world, fresh, place);
  await asTeam(pool, teamId, db => setSender(db, teamId, id, { secret }));
  return { accessToken: fresh.accessToken };
}
