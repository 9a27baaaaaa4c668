import type { ConnectOutcome } from '../../../../contract/creators/creator-connections/connect-outcomes.ts';
import {
  consentEdition,
  type connectAccount,
} from '../../../../contract/creators/creator-connections/creator-connections.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { BodyOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import { connectCallbackPath, ownSources } from '../../../../contract/core/sources/source-codes.ts';
import { SourceFault } from '../../../outside/connectors/source-fault.ts';
import { addressOf } from '../../../outside/connectors/source-call.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { consumeRateLimit } from '../../../core/db/rate-limits.ts';
import { AppError } from '../../../core/errors.ts';
import { clientFor } from '../../../sourcing/sources/service.ts';
import { browserProof, challengeOf, connectSeconds, newState, readState } from './connect-state.ts';
import { findInvited } from '../invitations/find-invited.ts';
import { keepAccount } from './keep-account.ts';
import { ownConnectors } from '../own-connectors.ts';
import { wayOf } from './read-account.ts';

const texts: Record<Lang, { edition: string; platform: string }> = {
  zh: { edition: '授权说明刚刚更新过，请刷新页面后再确认', platform: '这个平台暂时不能授权' },
  en: {
    edition: 'The wording was just updated. Reload the page and read it again',
    platform: 'This platform can’t be connected right now',
  },
};

const redirectUri = ({ publicUrl }: SourceServices) => publicUrl + connectCallbackPath;

/**
 * Returns the address where the creator gives consent.
 * @throws AppError not_found; invalid_request for another edition of the text, or a platform that is not set up
 */
export async function beginConnecting(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  {
    token,
    platform,
    consentEdition: edition,
    lang = ctx.lang,
  }: { token: string } & BodyOf<typeof connectAccount>,
): Promise<ReplyOf<typeof connectAccount>> {
  await findInvited(pool, ctx, token);
  const refuse = (field: string, reason: string) => new AppError('invalid_request', {}, [{ field, reason }]);
  if (edition !== consentEdition) throw refuse('consentEdition', texts[ctx.lang].edition);
  const source = ownSources[platform];
  const way = await clientFor(pool, world, source);
  if (!way) throw refuse('platform', texts[ctx.lang].platform);
  const { state, verifier } = newState(ctx, world, { token, platform, edition, lang });
  const url = ownConnectors[source].authorizeUrl(way.client, {
    state,
    challenge: challengeOf(verifier),
    redirectUri: redirectUri(world),
  });
  return { url: addressOf(url, way.through) };
}

export interface Callback {
  /** Empty if the creator refused at the platform. */
  code: string;
  state: string;
  /** `browserProof` of the state, as the browser stored it. */
  proof: string;
}

/** The result, and the page that the browser goes back to; null if the page is unknown. */
export type Ended = { token: string; platform: string; refused: ConnectOutcome | null } | null;

/** Completes once what `connect` began. */
export async function endConnect(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  { code, state, proof }: Callback,
): Promise<Ended> {
  const held = readState(world, state);
  if (!held) return null;
  const { token, platform, verifier, edition, lang } = held;
  const refused = (why: ConnectOutcome): Ended => ({ token, platform, refused: why });
  if (held.endsAt <= ctx.now() || proof !== browserProof(state)) return refused('expired');
  const key = `connect-state:${browserProof(state)}`;
  if ((await consumeRateLimit(pool, ctx.now(), { key, max: 1, seconds: connectSeconds })) > 0)
    return refused('expired');
  if (code === '') return refused('denied');
  const source = ownSources[platform];
  const way = await clientFor(pool, world, source);
  if (!way) return refused('failed');
  try {
    const invited = await findInvited(pool, ctx, token);
    const exchange = { code, verifier, redirectUri: redirectUri(world) };
    const tokens = await ownConnectors[source].exchange(way.client, exchange, wayOf(way, ctx));
    const isKept = await keepAccount(pool, ctx, world, { invited, source, way, tokens, edition, lang });
    return { token, platform, refused: isKept ? null : 'otherAccount' };
  } catch (error) {
    if (error instanceof SourceFault || error instanceof AppError) return refused('failed');
    throw error;
  }
}
