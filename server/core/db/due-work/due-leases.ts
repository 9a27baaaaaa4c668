import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../database.ts';
import type { DueKind } from './due-kinds.ts';
import type { DueWork } from './due-work.ts';

/**
 * Work that takes a while, or comes due again, is taken on a lease instead of in a transaction. Leases run by the
 * clock of the database, so that moving the sandbox's clock ends none. The lease of a worker that died runs out, and
 * the next worker takes the work with another token.
 */
export interface Lease extends DueWork {
  kind: DueKind;
  token: string;
}

/** Stands for "not due". */
const never = new Date('9999-01-01T00:00:00Z');

/** Makes something due by `at` at the latest, also while somebody works on it; in the caller's transaction. */
export async function wakeDue(db: Db, kind: DueKind, { teamId, id }: DueWork, at: Date): Promise<void> {
  await sql`
    insert into due_work (kind, team_id, id, due_at) values (${kind}, ${teamId}, ${id}, ${at})
    on conflict (kind, team_id, id) do update set due_at = least(due_work.due_at, excluded.due_at)`.execute(
    db,
  );
}

/** Returns when work of a team of some kinds is due next after `at`; null if none is planned. */
export async function nextDueOf(
  pool: Db,
  kinds: readonly DueKind[],
  { teamId, at }: { teamId: number; at: Date },
): Promise<Date | null> {
  const row = await pool
    .selectFrom('due_work')
    .select(({ fn }) => fn.min('due_at').as('at'))
    .where('kind', 'in', kinds)
    .where('team_id', '=', teamId)
    .where('due_at', '>', at)
    .where('due_at', '<', never)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Like `nextDueOf`, where each kind may wait for so many milliseconds after it is due. */
export async function nextDueAfterWaits(
  pool: Db,
  waits: ReadonlyMap<DueKind, number>,
  { teamId, at }: { teamId: number; at: Date },
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(d.due_at + w.ms * interval '1 millisecond') as at
    from due_work d
      join unnest(${[...waits.keys()]}::text[], ${[...waits.values()]}::float8[]) w (kind, ms) on w.kind = d.kind
    where d.team_id = ${teamId} and d.due_at < ${never}
      and d.due_at + w.ms * interval '1 millisecond' > ${at}`.execute(pool);
  return rows[0]?.at ?? null;
}

/** Returns the kinds of which work of a team is due by `at` and nobody's yet, each with its earliest moment. */
export async function earliestDueOf(
  pool: Db,
  { teamId, at }: { teamId: number; at: Date },
): Promise<{ kind: DueKind; at: Date }[]> {
  return pool
    .selectFrom('due_work')
    .select(({ fn }) => ['kind', fn.min('due_at').as('at')])
    .where('team_id', '=', teamId)
    .where('due_at', '<=', at)
    .where('leased_by', '=', '')
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}

/** Leases up to `most` subjects that are due by `at` or whose lease ran out; no two workers get the same. */
export async function takeLeases(
  pool: Db,
  kind: DueKind,
  { at, token, ms, max }: { at: Date; token: string; ms: number; max: number },
): Promise<Lease[]> {
  if (max <= 0) return [];
  const { rows } = await sql<{ team_id: number; id: number }>`
    update due_work d
    set leased_by = ${token}, leased_until = clock_timestamp() + ${ms} * interval '1 millisecond', due_at = ${never}
    from (
      select team_id, id from due_work
      where kind = ${kind}
        and ((due_at <= ${at} and leased_by = '') or leased_until < clock_timestamp())
      order by due_at
      limit ${max}
      for update skip locked
    ) taken
    where d.kind = ${kind} and d.team_id = taken.team_id and d.id = taken.id
    returning d.team_id, d.id`.execute(pool);
  return rows.map(({ team_id: teamId, id }) => ({ kind, teamId, id, token }));
}

const of = ({ kind, teamId, id, token }: Lease) =>
  sql`kind = ${kind} and team_id = ${teamId} and id = ${id} and leased_by = ${token}`;

/** Extends a lease. @returns false if another worker has taken it meanwhile */
export async function renewLease(pool: Db, lease: Lease, ms: number): Promise<boolean> {
  const { rows } = await sql`
    update due_work set leased_until = clock_timestamp() + ${ms} * interval '1 millisecond'
    where ${of(lease)} returning id`.execute(pool);
  return rows.length > 0;
}

/** Renews the lease while `work` runs. */
export async function whileHeld<T>(pool: Db, lease: Lease, ms: number, work: () => Promise<T>): Promise<T> {
  const renewing = setInterval(() => void renewLease(pool, lease, ms).catch(() => false), ms / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}

/** Returns whether the lease is still ours; nobody else can take it until the caller's transaction ends. */
export async function holdsLease(db: Db, lease: Lease): Promise<boolean> {
  const { rows } = await sql`select id from due_work where ${of(lease)} for share`.execute(db);
  return rows.length > 0;
}

/**
 * Returns which of the leases with these tokens were woken by `at`, each wake once. The holder asks before it starts
 * again, so that it misses no wake.
 */
export async function hearWakes(
  pool: Db,
  kind: DueKind,
  { tokens, at }: { tokens: readonly string[]; at: Date },
): Promise<DueWork[]> {
  if (!tokens.length) return [];
  const { rows } = await sql<{ team_id: number; id: number }>`
    update due_work set due_at = ${never}
    where kind = ${kind} and leased_by = any(${tokens}::text[]) and due_at <= ${at}
    returning team_id, id`.execute(pool);
  return rows.map(({ team_id: teamId, id }) => ({ teamId, id }));
}

/** Releases a lease: the work is due again at `next` (null: once woken), or earlier if it was woken meanwhile. */
export async function releaseLease(pool: Db, lease: Lease, next: Date | null): Promise<void> {
  await sql`
    update due_work set due_at = least(due_at, ${next ?? never}), leased_by = '', leased_until = null
    where ${of(lease)}`.execute(pool);
  if (next) return;
  await sql`
    delete from due_work
    where kind = ${lease.kind} and team_id = ${lease.teamId} and id = ${lease.id}
      and leased_by = '' and due_at = ${never}`.execute(pool);
}

export interface LeaseRound {
  kind: DueKind;
  /** After so long without a renewal a worker counts as dead, ms. */
  leaseMs: number;
  atOnce: number;
  /** After so long, failed work is due again, ms. */
  againMs: number;
}

/** Works on one lease and releases it; failed work is due again after `againMs`. */
async function workOnLease(
  pool: Db,
  ctx: Context,
  lease: Lease,
  { leaseMs, againMs }: LeaseRound,
  work: (due: DueWork) => Promise<Date | null>,
): Promise<void> {
  let next: Date | null = new Date(ctx.now().getTime() + againMs);
  try {
    next = await whileHeld(pool, lease, leaseMs, () => work(lease));
  } finally {
    await releaseLease(pool, lease, next);
  }
}

const takeRound = (pool: Db, ctx: Context, { kind, leaseMs, atOnce }: LeaseRound) =>
  takeLeases(pool, kind, {
    at: ctx.now(),
    token: ctx.randomBytes(12).toString('hex'),
    ms: leaseMs,
    max: atOnce,
  });

function throwFailures(kind: DueKind, failures: readonly unknown[]): void {
  if (failures.length) throw new AggregateError(failures, `${failures.length} of ${kind} failed`);
}

/**
 * Leases what is due of a kind and works on all of it at once. Failures are thrown when the others are done.
 * @param work returns when it is due again; null: once it is woken
 */
export async function processDueOnLease(
  pool: Db,
  ctx: Context,
  round: LeaseRound,
  work: (due: DueWork) => Promise<Date | null>,
): Promise<void> {
  const leases = await takeRound(pool, ctx, round);
  const ended = await Promise.allSettled(leases.map(lease => workOnLease(pool, ctx, lease, round, work)));
  throwFailures(
    round.kind,
    ended.flatMap(each => (each.status === 'rejected' ? [each.reason as unknown] : [])),
  );
}

/**
 * Works like `processDueOnLease`, but on one after the other, until nothing is due or `most` are done. Thus work that
 * is due again at once does not keep the caller busy forever.
 */
export async function processDueInTurn(
  pool: Db,
  ctx: Context,
  round: LeaseRound & { max: number },
  work: (due: DueWork) => Promise<Date | null>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let done = 0; done < round.max; done += round.atOnce) {
    const leases = await takeRound(pool, ctx, round);
    for (const lease of leases)
      await workOnLease(pool, ctx, lease, round, work).catch((error: unknown) => failures.push(error));
    if (leases.length < round.atOnce) break;
  }
  throwFailures(round.kind, failures);
}
