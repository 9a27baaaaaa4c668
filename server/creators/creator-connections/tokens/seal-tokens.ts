import { z } from 'zod';
import type { OwnTokens } from '../../../outside/connectors/own-account.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { ConnectionIds } from '../connections.queries.ts';

const tokensSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.coerce.date(),
  scopes: z.array(z.string()),
});

/** The context that the tokens are sealed for: another connection cannot use them. */
export const placeOf = ({ creatorId, teamId, source }: ConnectionIds) =>
  `connection ${creatorId}/${teamId}/${source}`;

export const sealTokens = ({ secrets }: SourceServices, ids: ConnectionIds, tokens: OwnTokens): string =>
  secrets.seal(JSON.stringify(tokens), placeOf(ids));

/** @throws Error if the key is gone */
export const openTokens = ({ secrets }: SourceServices, ids: ConnectionIds, sealed: string): OwnTokens =>
  tokensSchema.parse(JSON.parse(secrets.open(sealed, placeOf(ids))));
