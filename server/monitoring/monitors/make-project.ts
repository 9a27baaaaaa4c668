import type { ProjectFields } from '../../../contract/monitoring/monitors.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { consumeEntitlement } from '../../billing/plans/service.ts';
import { refuseWrongFields } from './project-field-rules.ts';
import { insertProject, teamAccounts } from '../shared/projects.queries.ts';
import { recordedOf, recordOf } from '../shared/project-records.ts';

export const columnsOf = ({
  name,
  beginsOn,
  endsOn,
  zone,
  budgetMinor,
  currency,
  ownerId,
}: ProjectFields) => ({
  name,
  zone,
  currency,
  begins_on: beginsOn,
  ends_on: endsOn,
  budget_minor: budgetMinor,
  owner_id: ownerId,
});

/** @param before the current owner, who may stay even if the account is disabled */
export async function checkProjectFields(db: Db, ctx: SignedIn, fields: ProjectFields, before?: number) {
  const accounts = await teamAccounts(db, ctx.actor.teamId);
  const able = accounts.filter(({ id, disabled_at }) => !disabled_at || id === before);
  refuseWrongFields(
    ctx.lang,
    fields,
    able.map(({ id }) => id),
  );
  const names = new Map(accounts.map(({ id, nickname }) => [id, nickname]));
  return (ownerId: number) => names.get(ownerId) ?? '';
}

/**
 * In the caller's transaction as the team.
 * @throws AppError entitlement_exceeded; invalid_request naming every wrong field
 * @returns its id
 */
export async function makeProject(db: Db, ctx: SignedIn, fields: ProjectFields): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  const nameOf = await checkProjectFields(db, ctx, fields);
  await consumeEntitlement(db, ctx, 'monitor.projects');
  const made = { team_id: teamId, account_id: accountId, created_at: ctx.now() };
  const id = await insertProject(db, { ...made, ...columnsOf(fields), synced_at: null });
  const record = recordOf('monitor.create', { id, name: fields.name });
  const after = recordedOf(fields, nameOf(fields.ownerId));
  await recordOperation(db, ctx, teamId, { ...record, after });
  return id;
}
