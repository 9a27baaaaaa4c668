import type { BulkAction, BulkResult, checkContacts, Selection } from '../../../contract/creators/bulk.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { readTeamRows } from '../shared/team-rows.ts';
import { memberIds } from '../lists/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { contactsOf } from '../team-creators/service.ts';
import { searchIdsForTeam } from '../search/service.ts';
import { runBackgroundTask, startBackgroundTask } from '../../activity/background-tasks/service.ts';
import { applyAction, type Acted } from './bulk-actions.ts';
import { countWithoutAddress, insertBulkTask, keepResult, lockBulkTask } from './queries.ts';

const maxFound = 10_000;

/**
 * Returns the selected creators as of now, in order and each once.
 * @throws AppError not_found for a list that the caller may not see; with code 430 for a search beyond the plan
 */
export async function resolveSelection(pool: Db, ctx: SignedIn, selection: Selection): Promise<number[]> {
  switch (selection.of) {
    case 'ids':
      return [...new Set(selection.ids)];
    case 'search': {
      const { platform, filter, sort, hideBlocked, most: max = maxFound } = selection;
      const query = { ...filter, platform, sort, hide_blocked: hideBlocked, page: 1, size: 20 };
      return searchIdsForTeam(pool, ctx, query, max);
    }
    case 'list':
      return asTeam(pool, ctx.actor.teamId, db => memberIds(db, ctx, selection.listId, selection.filter));
  }
}

/** Up to this many are handled at once; more become a background task. */
const atOnce = 200;
const chunk = 1000;
const maxNamed = 20;
/** These actions write audit log entries of their own. */
const recordsItself: readonly BulkAction['do'][] = ['setStatus', 'block'];

async function named(db: Db, { actor }: SignedIn, found: { creatorId: number; reason: string }[]) {
  const first = found.slice(0, maxNamed);
  const rows = await readTeamRows(
    db,
    actor.teamId,
    first.map(each => each.creatorId),
  );
  const names = new Map(rows.map(row => [row.id, row.name || row.handle]));
  return first.map(each => ({ ...each, name: names.get(each.creatorId) ?? '' }));
}

/**
 * Does one action to all creators in one transaction: to all, or to none if a limit refuses it.
 * @param report called after each thousand
 */
async function actOnAll(
  db: Db,
  ctx: SignedIn,
  action: BulkAction,
  ids: number[],
  report: (done: number) => Promise<void> = () => Promise.resolve(),
): Promise<BulkResult> {
  const sum: Acted = { done: 0, unchanged: 0, refused: [] };
  // All transactions lock rows in one order, whatever the order of the selection.
  const ordered = ids.toSorted((a, b) => a - b);
  for (let at = 0; at < ordered.length; at += chunk) {
    const { done, unchanged, refused } = await applyAction(db, ctx, action, ordered.slice(at, at + chunk));
    sum.done += done;
    sum.unchanged += unchanged;
    sum.refused.push(...refused);
    await report(Math.min(ids.length, at + chunk));
  }
  const { done, unchanged, refused } = sum;
  if (!recordsItself.includes(action.do))
    await recordOperation(db, ctx, ctx.actor.teamId, {
      action: 'creator.bulk',
      subject: 'creator',
      after: { do: action.do, asked: ids.length, done },
    });
  return {
    asked: ids.length,
    done,
    unchanged,
    refused: refused.length,
    refusals: await named(db, ctx, refused),
  };
}

export interface BulkIds {
  teamId: number;
  workId: number;
}

/**
 * Does an action to selected creators: at once to a few, in the background to many.
 * @param send inserts the job that calls `runBulkTask`, in the same transaction
 * @throws AppError with code 430; not_found, forbidden for a list; not_found for an empty selection
 */
export async function actOnSelection(
  pool: Db,
  ctx: SignedIn,
  { selection, action }: { selection: Selection; action: BulkAction },
  send: (db: Db, ids: BulkIds) => Promise<void>,
): Promise<{ result: BulkResult | null; workId: number | null }> {
  const { teamId, accountId, role } = ctx.actor;
  const creatorIds = await resolveSelection(pool, ctx, selection);
  if (!creatorIds.length) throw new AppError('not_found');
  return asTeam(pool, teamId, async db => {
    if (creatorIds.length <= atOnce) {
      return { result: await actOnAll(db, ctx, action, creatorIds), workId: null };
    }
    const total = creatorIds.length;
    const details = { do: action.do, creators: total };
    const workId = await startBackgroundTask(db, ctx, { teamId, accountId, kind: 'bulk', details, total });
    await insertBulkTask(db, teamId, { workId, accountId, role, action, creatorIds }, ctx.now());
    await send(db, { teamId, workId });
    return { result: null, workId };
  });
}

const outcomeOf = ({ done, unchanged, refused }: BulkResult) => ({ acted: done, unchanged, refused });

/** Runs a bulk action in a worker. What was done before a worker died is not done again. */
export async function runBulkTask(pool: Db, ctx: Context, ids: BulkIds): Promise<void> {
  const { teamId, workId } = ids;
  await runBackgroundTask(pool, ctx, ids, async ({ lang, report }) =>
    asTeam(pool, teamId, async db => {
      const order = await lockBulkTask(db, teamId, workId);
      if (!order) throw new AppError('not_found');
      const { account_id: accountId, role, creator_ids: creatorIds } = order;
      const total = creatorIds.length;
      if (order.result) return { done: total, outcome: outcomeOf(order.result as BulkResult) };
      const actor = { teamId, accountId, sessionId: 0, role, isOperator: false };
      const action = order.action as BulkAction;
      const tell = (done: number) => report({ done, total });
      const result = await actOnAll(db, { ...ctx, lang, actor }, action, creatorIds, tell);
      await keepResult(db, teamId, workId, result);
      return { done: total, outcome: outcomeOf(result) };
    }),
  );
}

const warnedDays = 30;

/** Returns recent contacts of colleagues with these creators. It is called before creators are saved or written to. */
export async function loadContacts(
  pool: Db,
  ctx: SignedIn,
  selection: Selection,
): Promise<ReplyOf<typeof checkContacts>> {
  const ids = await resolveSelection(pool, ctx, selection);
  const since = new Date(ctx.now().getTime() - warnedDays * 86_400_000);
  return asTeam(pool, ctx.actor.teamId, async db => {
    const contacts = await contactsOf(db, ctx, ids, since);
    const first = contacts.slice(0, maxNamed);
    const rows = await readTeamRows(
      db,
      ctx.actor.teamId,
      first.map(contact => contact.creatorId),
    );
    const names = new Map(rows.map(row => [row.id, row.name || row.handle]));
    return {
      total: contacts.length,
      withoutAddress: await countWithoutAddress(db, ctx.actor.teamId, ids),
      contacts: first.map(({ creatorId, by, at }) => ({
        creatorId,
        by,
        at: at.toISOString(),
        name: names.get(creatorId) ?? '',
      })),
    };
  });
}
