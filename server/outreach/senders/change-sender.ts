import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { SenderInput } from '../../../contract/outreach/senders/senders.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue, putDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { announce } from '../../core/realtime/announce.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { releaseEntitlement, consumeEntitlement } from '../../billing/plans/service.ts';
import { accessFields, fieldsOf, normalised, recordOf, recordedOf, rowFields } from './sender-fields.ts';
import { losesTokens, refuseWrongFields, takenAddress } from './sender-field-rules.ts';
import { lockOwnSender, refuseBeyondPlan } from './find-sender.ts';
import {
  countUnfinishedTasks,
  hasOtherWithAddress,
  insertSender,
  lockSenders,
  setSender,
} from './queries.ts';
import { secretPlace } from './secrets/sender-secret.ts';
import { watchInbox } from './wake-senders.ts';

/** Inserts a sender with its secret in the caller's transaction. @throws AppError taken, entitlement_exceeded */
export async function bindSender(
  db: Db,
  ctx: SignedIn,
  world: MailServices,
  given: SenderInput,
): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  const fields = fieldsOf(normalised(given));
  await lockSenders(db, teamId);
  const made = { team_id: teamId, created_by: accountId, created_at: ctx.now() };
  const id = await insertSender(db, { ...fields, ...made });
  if (id === null) throw takenAddress(ctx.lang);
  await consumeEntitlement(db, ctx, 'sender.count');
  if (given.auth === 'password' && given.secret !== undefined) {
    const secret = world.secrets.seal(given.secret, secretPlace(teamId, id));
    await setSender(db, teamId, id, { secret });
  }
  await putDue(db, 'sender.dns', { teamId, id }, ctx.now());
  const record = recordOf('sender.create', { id, address: fields.address });
  await recordOperation(db, ctx, teamId, { ...record, after: recordedOf(fields) });
  await announce(db, { teamId }, { code: realtimeCodes.sender, id });
  return id;
}

/** @throws AppError taken, entitlement_exceeded, invalid_request, sandbox_only */
export async function createSender(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  input: SenderInput,
): Promise<{ id: number }> {
  await refuseWrongFields(world, ctx.lang, null, input);
  return asTeam(pool, ctx.actor.teamId, async db => ({ id: await bindSender(db, ctx, world, input) }));
}

/** Changed access must be verified again; what was proved for the old access does not count. */
export const unproved = {
  state: 'unverified',
  state_fault: '',
  state_reason: '',
  transcript: '[]',
  verified_at: null,
  files_sent_mail: false,
  sent_folder: '',
  max_message_bytes: null,
  inbox_failure: '',
  inbox_failure_stage: '',
  inbox_failures: 0,
  inbox_failed_at: null,
} as const;

/** @throws AppError not_found, forbidden, taken, entitlement_exceeded, invalid_request */
export async function updateSender(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  { id, ...given }: SenderInput & { id: number },
): Promise<void> {
  const { teamId } = ctx.actor;
  const input = normalised(given);
  // Its hosts are looked up before anything is locked.
  const seen = await asTeam(pool, teamId, async db => lockOwnSender(db, ctx, id));
  await refuseWrongFields(world, ctx.lang, seen, input);
  await asTeam(pool, teamId, async db => {
    await lockSenders(db, teamId);
    const sender = await lockOwnSender(db, ctx, id);
    await refuseBeyondPlan(db, ctx, sender);
    if (sender.secret !== seen.secret) throw new AppError('changed_meanwhile');
    if (await hasOtherWithAddress(db, teamId, id, input.address)) throw takenAddress(ctx.lang);
    const [before, after] = [rowFields(sender), fieldsOf(input)];
    const newSecret =
      input.auth === 'password' && input.secret !== undefined
        ? world.secrets.seal(input.secret, secretPlace(teamId, id))
        : undefined;
    const isOther = newSecret !== undefined || accessFields.some(field => before[field] !== after[field]);
    await setSender(db, teamId, id, {
      ...after,
      ...(isOther && unproved),
      ...(newSecret !== undefined && { secret: newSecret }),
      ...(losesTokens(sender, input) && { secret: null }),
    });
    // This ends a connection that waits for new mail.
    if (isOther) await watchInbox(db, teamId, id, ctx.now());
    if (before.address !== after.address) await putDue(db, 'sender.dns', { teamId, id }, ctx.now());
    const values = { before: recordedOf(before), after: recordedOf(after) };
    await recordOperation(db, ctx, teamId, { ...recordOf('sender.update', sender), ...values });
    await announce(db, { teamId }, { code: realtimeCodes.sender, id });
  });
}

/** Disconnects a sender and erases its secret; sent mail stays. @throws AppError not_found, forbidden, sender_in_use */
export async function removeSender(pool: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    await lockSenders(db, teamId);
    const sender = await lockOwnSender(db, ctx, id);
    const tasks = await countUnfinishedTasks(db, teamId, id);
    if (tasks > 0) throw new AppError('sender_in_use', { tasks });
    await setSender(db, teamId, id, { secret: null, transcript: '[]', removed_at: ctx.now() });
    await dropDue(db, 'sender.dns', { teamId, id });
    await watchInbox(db, teamId, id, ctx.now());
    await releaseEntitlement(db, teamId, 'sender.count');
    const before = { name: sender.name, address: sender.address };
    await recordOperation(db, ctx, teamId, { ...recordOf('sender.remove', sender), before });
    await announce(db, { teamId }, { code: realtimeCodes.sender, id });
  });
}
