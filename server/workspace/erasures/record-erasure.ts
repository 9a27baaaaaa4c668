import type { erasedFromTeam } from '../../core/db/personal-data/erasure-hooks.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';

/** Tells a team that something of its own was erased, without naming the person. */
export const recordErasure: Parameters<typeof erasedFromTeam.add>[0] = async (
  db,
  ctx,
  { teamId, wasThere },
) => {
  if (wasThere)
    await recordOperation(db, ctx, teamId, { action: 'team.erasure', subject: 'team', subjectId: teamId });
};
