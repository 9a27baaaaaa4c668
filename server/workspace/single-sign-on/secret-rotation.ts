import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import { addRotated, sealAnew, type Rotated } from '../../core/auth/reseal-secrets.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { listTeamIds } from '../../identity/accounts/service.ts';
import { updateIdentity } from './identities.queries.ts';
import { identityPlace } from './known-person.ts';
import { lockSecrets, updateProvider } from './queries.ts';
import { secretPlace } from './settings.ts';

/** Seals what identity providers gave with the current key, team by team. */
export async function rotateSingleSignOn(db: Db, secrets: Secrets): Promise<Rotated> {
  const rotated: Rotated[] = [];
  for (const teamId of await listTeamIds(db)) {
    const each = await asTeam(db, teamId, async db => {
      const { providers, identities } = await lockSecrets(db, teamId);
      const clients = providers.map(({ client_secret }) => ({
        sealed: client_secret,
        place: secretPlace(teamId),
      }));
      const tokens = identities.map(({ provider_id: providerId, subject, refresh_token: sealed }) => {
        const key = { teamId, providerId, subject };
        return { key, sealed, place: identityPlace(key) };
      });
      return addRotated([
        await sealAnew(secrets, clients, (_, client_secret) => updateProvider(db, teamId, { client_secret })),
        await sealAnew(secrets, tokens, ({ key }, refresh_token) =>
          updateIdentity(db, key, { refresh_token }),
        ),
      ]);
    });
    rotated.push(each);
  }
  return addRotated(rotated);
}
