import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { addRotated, sealAnew, type Rotated } from '../../../core/auth/reseal-secrets.ts';
import type { Secrets } from '../../../core/auth/sealed-secrets.ts';
import { setSender } from '../queries.ts';
import { listTeamIds } from '../../../identity/accounts/service.ts';
import { secretsOfTeam } from './secret-rotation.queries.ts';
import { secretPlace } from './sender-secret.ts';

/** Seals with the current key what an old key sealed, team by team. */
export async function rotateSecrets(pool: Db, secrets: Secrets): Promise<Rotated> {
  const each: Rotated[] = [];
  for (const teamId of await listTeamIds(pool)) {
    const ofTeam = await asTeam(pool, teamId, async db => {
      const rows = (await secretsOfTeam(db, teamId)).flatMap(({ id, secret }) =>
        secret === null ? [] : [{ id, sealed: secret, place: secretPlace(teamId, id) }],
      );
      return sealAnew(secrets, rows, ({ id }, secret) => setSender(db, teamId, id, { secret }));
    });
    each.push(ofTeam);
  }
  return addRotated(each);
}
