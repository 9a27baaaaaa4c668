import type { Db } from '../../db/database.ts';
import { asTeam } from '../../db/tenant.ts';
import type { Secrets } from '../../mail/secrets.ts';
import { setSender } from './queries.ts';
import { secretsOfTeam, teamsWithAccounts } from './rotation.queries.ts';
import { secretPlace } from './secret.ts';

/** Seals what an old key sealed with the present one, team by team. */
export async function sealAnew(pool: Db, secrets: Secrets): Promise<{ sealed: number; kept: number }> {
  const count = { sealed: 0, kept: 0 };
  for (const teamId of await teamsWithAccounts(pool)) {
    await asTeam(pool, teamId, async db => {
      for (const { id, secret } of await secretsOfTeam(db, teamId)) {
        if (secret === null) continue;
        if (!secrets.isOld(secret)) {
          count.kept++;
          continue;
        }
        const place = secretPlace(teamId, id);
        await setSender(db, teamId, id, { secret: secrets.seal(secrets.open(secret, place), place) });
        count.sealed++;
      }
    });
  }
  return count;
}
