import { sql, type RawBuilder } from 'kysely';
import { rolesWith, type Permission } from '../../../../contract/core/roles/permissions.ts';

const permission: Permission = 'work.all';

/** SQL condition: does the account see and change what its colleagues made? As `may(actor, 'work.all')`. */
export const actsForAll = ({
  teamId,
  accountId,
}: {
  teamId: number;
  accountId: number;
}): RawBuilder<boolean> => sql<boolean>`exists (
  select from accounts o left join team_roles r on r.team_id = o.team_id and r.id = o.role_id
  where o.team_id = ${teamId} and o.id = ${accountId}
    and (o.role = any(${rolesWith(permission)}::text[]) or ${permission} = any(r.permissions)))`;
