import { Readable } from 'node:stream';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { getClosure } from '../../../contract/workspace/closures.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue, processDue, putDue } from '../../core/db/due-work/due-work.ts';
import { deleteTeamRows, linesOf } from '../../core/db/personal-data/team-rows.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { SentFile } from '../../core/http/serve-endpoint.ts';
import { leaveCollaborations } from '../../campaigns/collaborations/service.ts';
import { leaveLists } from '../../creators/lists/service.ts';
import { lockAccount } from '../../identity/accounts/service.ts';
import { closeProjectsOf } from '../../monitoring/monitors/close-projects.ts';
import { provePassword } from '../../identity/sign-in/service.ts';
import { deleteMember } from '../members/service.ts';
import { blankTeam, readClosures, setAccountClosure, setTeamClosure } from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

const confirmationTexts = {
  zh: '与团队名称不一致，请照原样输入',
  en: 'This isn’t the name of the team: type it exactly',
};

export async function loadClosure(
  db: Db,
  ctx: SignedIn,
  graceDays: number,
): Promise<ReplyOf<typeof getClosure>> {
  const { teamId, accountId } = ctx.actor;
  const found = await asTeam(db, teamId, db => readClosures(db, teamId, accountId));
  return {
    accountClosesAt: found?.account?.toISOString() ?? null,
    teamClosesAt: found?.team?.toISOString() ?? null,
    graceDays,
  };
}

const endOf = (ctx: Context, graceDays: number) => new Date(ctx.now().getTime() + graceDays * dayMs);

/** @throws AppError wrong_old_password, sign_in_locked, not_possible_for_owner */
export async function closeOwnAccount(
  db: Db,
  ctx: SignedIn,
  { password, graceDays }: { password: string; graceDays: number },
): Promise<{ closesAt: string }> {
  const { teamId, accountId, role } = ctx.actor;
  if (role === 'owner') throw new AppError('not_possible_for_owner');
  await provePassword(db, ctx, password);
  const at = endOf(ctx, graceDays);
  await asTeam(db, teamId, async db => {
    await setAccountClosure(db, ctx.actor, at);
    await putDue(db, 'account.close', { teamId, id: accountId }, at);
    const subject = { subject: 'account', subjectId: accountId };
    await recordOperation(db, ctx, teamId, { action: 'account.close', ...subject });
  });
  return { closesAt: at.toISOString() };
}

/** Begins with the due work, as the deletion does: if that has begun, there is nothing to keep when it ends. */
export async function keepOwnAccount(db: Db, ctx: SignedIn): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    await dropDue(db, 'account.close', { teamId, id: accountId });
    const found = await readClosures(db, teamId, accountId);
    if (!found?.account) return;
    await setAccountClosure(db, ctx.actor, null);
    const subject = { subject: 'account', subjectId: accountId };
    await recordOperation(db, ctx, teamId, { action: 'account.keep', ...subject });
  });
}

/** @throws AppError wrong_old_password, sign_in_locked; invalid_request if the name was not typed */
export async function closeOwnTeam(
  db: Db,
  ctx: SignedIn,
  { password, confirmation, graceDays }: { password: string; confirmation: string; graceDays: number },
): Promise<{ closesAt: string }> {
  const { teamId, accountId } = ctx.actor;
  const found = await asTeam(db, teamId, db => readClosures(db, teamId, accountId));
  if (found?.name.trim() !== confirmation)
    throw new AppError('invalid_request', {}, [
      { field: 'confirmation', reason: confirmationTexts[ctx.lang] },
    ]);
  await provePassword(db, ctx, password);
  const at = endOf(ctx, graceDays);
  await asTeam(db, teamId, async db => {
    await setTeamClosure(db, teamId, at);
    await putDue(db, 'team.close', { teamId, id: teamId }, at);
    await recordOperation(db, ctx, teamId, { action: 'team.close', subject: 'team', subjectId: teamId });
  });
  return { closesAt: at.toISOString() };
}

/** Works like `keepOwnAccount`. */
export async function keepOwnTeam(db: Db, ctx: SignedIn): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    await dropDue(db, 'team.close', { teamId, id: teamId });
    const found = await readClosures(db, teamId, accountId);
    if (!found?.team) return;
    await setTeamClosure(db, teamId, null);
    await recordOperation(db, ctx, teamId, { action: 'team.keep', subject: 'team', subjectId: teamId });
  });
}

const batch = 500;

/**
 * Takes back what a team that is deleted asked of the catalogue, which all teams share: that its creators are kept fresh,
 * and its posts watched. What counts goes together with its row, so that it may be repeated at any time.
 */
async function leaveCatalogue(pool: Db, ctx: Context, teamId: number): Promise<void> {
  await closeProjectsOf(pool, ctx, teamId);
  for (const leave of [leaveLists, leaveCollaborations])
    while (await asTeam(pool, teamId, db => leave(db, ctx, teamId, batch)));
}

/** Deletes accounts and teams whose time is over; goes on where a killed process was. */
export async function closeDue(pool: Db, ctx: Context): Promise<void> {
  await processDue(pool, 'account.close', ctx.now(), async (db, { teamId, id: accountId }) => {
    const account = await lockAccount(db, { teamId, accountId });
    // Whoever became the main account meanwhile closes the team instead.
    if (account?.role === 'owner') await setAccountClosure(db, { teamId, accountId }, null);
    else if (account) await deleteMember(db, ctx, { teamId, accountId });
  });
  // The rows go in transactions of their own; until the last of them, this one holds what says that they must go.
  await processDue(pool, 'team.close', ctx.now(), async (db, { teamId }) => {
    await leaveCatalogue(pool, ctx, teamId);
    await deleteTeamRows(pool, teamId, 'team.close');
    await blankTeam(db, teamId);
  });
}

const fileOf = (lines: AsyncGenerator<string, void>, name: string): SentFile => ({
  content: Readable.from(lines),
  mediaType: 'application/x-ndjson',
  name,
});

export const accountFile = async (db: Db, { actor }: SignedIn): Promise<SentFile> =>
  fileOf(linesOf(db, actor.teamId, actor.accountId), 'account.ndjson');

export const teamFile = async (db: Db, { actor }: SignedIn): Promise<SentFile> =>
  fileOf(linesOf(db, actor.teamId), 'team.ndjson');
