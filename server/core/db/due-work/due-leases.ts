import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../database.ts';
import type { DueKind } from './due-kinds.ts';
import type { DueWork } from './due-work.ts';

/**
 * Work that goes on for a while and leaves something due again: it is taken on a lease instead of in a
 * transaction. The lease runs by the clock of the database, so that a moved business clock ends none; one whose
 * worker died runs out, and whoever takes it next has another token.
 */
export interface Lease extends DueWork {
  kind: DueKind;
  token: string;
}

/** Where nothing is due: an hour that never comes. */
const never = new Date('9999-01-01T00:00:00Z');

/** Something is due by then at the latest, whether or not somebody works on it now; in the caller's transaction. */
export async function wakeDue(db: Db, kind: DueKind, { teamId, id }: DueWork, at: Date): Promise<void> {
  await sql`
    insert into due_work (kind, team_id, id, due_at) values (${kind}, ${teamId}, ${id}, ${at})
    on conflict (kind, team_id, id) do update set due_at = least(due_work.due_at, excluded.due_at)`.execute(
    db,
  );
}

/** Takes up to `most` of what is due by `at`, or was left by a worker whose lease ran out; others never get the same. */
export async function takeLeases(
  pool: Db,
  kind: DueKind,
  { at, token, ms, most }: { at: Date; token: string; ms: number; most: number },
): Promise<Lease[]> {
  if (most <= 0) return [];
  const { rows } = await sql<{ team_id: number; id: number }>`
    update due_work d
    set leased_by = ${token}, leased_until = clock_timestamp() + ${ms} * interval '1 millisecond', due_at = ${never}
    from (
      select team_id, id from due_work
      where kind = ${kind}
        and ((due_at <= ${at} and leased_by = '') or leased_until < clock_timestamp())
      order by due_at
      limit ${most}
      for update skip locked
    ) taken
    where d.kind = ${kind} and d.team_id = taken.team_id and d.id = taken.id
    returning d.team_id, d.id`.execute(pool);
  return rows.map(({ team_id: teamId, id }) => ({ kind, teamId, id, token }));
}

const of = ({ kind, teamId, id, token }: Lease) =>
  sql`kind = ${kind} and team_id = ${teamId} and id = ${id} and leased_by = ${token}`;

/** Still at it. @returns false when another has taken it meanwhile */
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

/** Whether it is still ours; until the caller's transaction ends nobody else can take it. */
export async function holdsLease(db: Db, lease: Lease): Promise<boolean> {
  const { rows } = await sql`select id from due_work where ${of(lease)} for share`.execute(db);
  return rows.length > 0;
}

/**
 * Which of the work that is held under these tokens was woken by `at`; each wake is told once. Whoever holds it looks
 * before it starts again, so that nothing woken meanwhile is missed.
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

/** Lets go: it is due again at `next`, or earlier when it was woken meanwhile; null: when it is woken. */
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
  /** After so long without a sign of life a worker is taken for dead, ms. */
  leaseMs: number;
  atOnce: number;
  /** When it is due again where the work failed, ms. */
  againMs: number;
}

/** Works on one lease and releases it; what failed is due again after `againMs`. */
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
    most: atOnce,
  });

function throwFailures(kind: DueKind, failures: readonly unknown[]): void {
  if (failures.length) throw new AggregateError(failures, `${failures.length} of ${kind} failed`);
}

/**
 * Takes what is due of a kind and works on all of it at once, each held meanwhile. What fails is thrown when the others
 * are done.
 * @param work returns when it is due again; null: when it is woken
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
 * As `processDueOnLease`, but one after the other, and until nothing is due or `most` are done: work that is due again
 * at once does not keep the caller from ending.
 */
export async function processDueInTurn(
  pool: Db,
  ctx: Context,
  round: LeaseRound & { most: number },
  work: (due: DueWork) => Promise<Date | null>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let done = 0; done < round.most; done += round.atOnce) {
    const leases = await takeRound(pool, ctx, round);
    for (const lease of leases)
      await workOnLease(pool, ctx, lease, round, work).catch((error: unknown) => failures.push(error));
    if (leases.length < round.atOnce) break;
  }
  throwFailures(round.kind, failures);
}
