import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { updateTeam } from '../../../contract/workspace/members.ts';
import { isTimeZone } from '../../../contract/core/time/time-zones.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { unknownZone } from '../../core/unknown-zone.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { isKnownTimeZone, lockTeam, setTeam } from './queries.ts';

/** @throws AppError invalid_request naming `timeZone` */
export async function changeTeam(
  db: Db,
  ctx: SignedIn,
  { name, timeZone: time_zone }: BodyOf<typeof updateTeam>,
): Promise<void> {
  const { teamId } = ctx.actor;
  if (!isTimeZone(time_zone) || !(await isKnownTimeZone(db, time_zone))) {
    throw new AppError('invalid_request', {}, [unknownZone('timeZone', ctx.lang)]);
  }
  await asTeam(db, teamId, async db => {
    const before = await lockTeam(db, teamId);
    if (before.name === name && before.time_zone === time_zone) return;
    await setTeam(db, teamId, { name, time_zone });
    await recordOperation(db, ctx, teamId, {
      action: 'team.update',
      subject: 'team',
      subjectId: teamId,
      subjectName: name,
      before: { name: before.name, timeZone: before.time_zone },
      after: { name, timeZone: time_zone },
    });
  });
}
