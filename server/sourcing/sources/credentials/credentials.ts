import type { BodyOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type {
  addCredential as add,
  changeCredential as change,
  checkCredential as check,
} from '../../../../contract/sourcing/sources.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { connectorOf } from '../../../outside/connectors/all-connectors.ts';
import { SourceFault } from '../../../outside/connectors/source-fault.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { AppError } from '../../../core/errors.ts';
import { readFields } from './credential-fields.ts';
import { openSecret, sealSecret } from '../credential-secret.ts';
import {
  deleteCredential,
  findCredential,
  insertCredential,
  lockCredential,
  setCredential,
} from './credentials.queries.ts';
import { openGate } from '../gate/gate.ts';

type NewCredential = { source: SourceCode } & BodyOf<typeof add>;
type CredentialChange = { id: number } & BodyOf<typeof change>;

/** The default group: credentials of one project at a platform share a quota. */
const usualGroup = (source: SourceCode) => connectorOf(source)?.buckets[0]?.of ?? source;

/** @throws AppError invalid_request naming every wrong field */
export async function addCredential(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  { source, name, group, values }: NewCredential,
): Promise<number> {
  const { shown, hidden } = readFields(ctx.lang, source, values);
  return pool.transaction().execute(async db => {
    const row = { source, name, quota_group: group || usualGroup(source), shown, created_at: ctx.now() };
    const id = await insertCredential(db, row);
    await setCredential(db, id, { sealed: sealSecret(world, id, hidden) });
    return id;
  });
}

/**
 * Omitted fields stay. With new values, or when it is turned on, the credential counts as untested again. @throws
 * AppError not_found, invalid_request
 */
export async function changeCredential(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  { id, name, isOn, values }: CredentialChange,
): Promise<void> {
  await pool.transaction().execute(async db => {
    const row = await lockCredential(db, id);
    if (!row) throw new AppError('not_found');
    const fields = values && readFields(ctx.lang, row.source, { ...openSecret(world, row), ...values });
    const isTriedAgain = isOn ?? (values !== undefined && row.state !== 'off');
    await setCredential(db, id, {
      ...(name !== undefined && { name }),
      ...(fields && { shown: fields.shown, sealed: sealSecret(world, id, fields.hidden), free_at: null }),
      ...(isTriedAgain && { state: 'ok', refused_text: '' }),
      ...(isOn === false && { state: 'off', refused_text: '' }),
    });
  });
}

/** @throws AppError not_found */
export async function removeCredential(db: Db, _ctx: Context, id: number): Promise<void> {
  if (!(await deleteCredential(db, id))) throw new AppError('not_found');
}

/** Nobody waits longer than this for a page, ms. */
const patience = 25_000;

/** Asks the source itself. @throws AppError not_found, also if the source has no call for a check */
export async function checkCredential(
  db: Db,
  ctx: Context,
  world: SourceServices,
  id: number,
): Promise<ReplyOf<typeof check>> {
  const row = await findCredential(db, id);
  const connector = row && connectorOf(row.source);
  if (!row || !connector?.check) throw new AppError('not_found');
  try {
    const gate = await openGate(db, ctx, world, {
      source: row.source,
      purpose: 'check',
      scope: null,
      credentialId: id,
      signal: AbortSignal.timeout(patience),
    });
    await connector.check(gate);
    return { works: true, fault: null, text: '' };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    return { works: false, fault: error.kind, text: error.message };
  }
}
