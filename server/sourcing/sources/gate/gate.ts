import type { SourceCode, SpendPurpose } from '../../../../contract/core/sources/source-codes.ts';
import { connectorOf } from '../../../outside/connectors/all-connectors.ts';
import type { Answer, Cost, Gate, Permit, Secret } from '../../../outside/connectors/source.ts';
import { SourceFault } from '../../../outside/connectors/source-fault.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { keepAnswer, readAnswers } from './answers.queries.ts';
import { claimTrial, logFault, noteAnswer, noteFailure, readSetting } from './circuit.queries.ts';
import { failuresBeforeRest, trialMs } from './circuit.ts';
import { acceptCredential, refuseCredential, restCredential } from './credentials-in-use.queries.ts';
import { keysOf, type Key } from './key-ring.ts';
import { exhaustWindow, releaseUnits, settleUnits, type Taken } from '../quotas/ledger.queries.ts';
import { leftOf, takeFrom, type Quota } from '../quotas/quota-ledger.ts';

/** An open gate for a piece of work. */
export interface OpenGate extends Gate {
  /** Its answers come from the sandbox: they are samples. */
  isSandbox: boolean;
}

export interface GateOptions {
  source: SourceCode;
  purpose: SpendPurpose;
  /** The piece of work for which answers are stored, until `closeScope`. Null if none are stored. */
  scope: string | null;
  /** Replaces the operator's credential: for a creator's connection. */
  own?: { secret: Secret; group: string; isSandbox: boolean };
  /** Use only this credential. */
  credentialId?: number;
  signal?: AbortSignal;
}

/** The pauses before a temporarily failed call is repeated, ms. The call is tried this many times plus one. */
const pauses = [400, 1500];
/** The wait after a rate limit without a given time, ms. */
const restAfterRate = 60_000;

/** Opens a gate to a source. @throws SourceFault credential if no credential works */
export async function openGate(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  options: GateOptions,
): Promise<OpenGate> {
  const { scope, own } = options;
  const keys = async (): Promise<Key[]> =>
    own
      ? [{ id: null, group: own.group, isSandbox: own.isSandbox, freeAt: null, open: () => own.secret }]
      : keysOf(pool, world, options.source, options.credentialId);
  const [first] = await keys();
  const answers = scope === null ? new Map<string, unknown>() : await readAnswers(pool, scope);
  const calling = { pool, ctx, world, options, keys };
  return {
    isSandbox: first?.isSandbox ?? false,
    async ask<T>(name: string, cost: Cost, call: (permit: Permit) => Promise<Answer<T>>): Promise<T> {
      if (answers.has(name)) return answers.get(name) as T;
      const value = await askPatiently(calling, cost, call, async (db, value) => {
        if (scope !== null) await keepAnswer(db, { scope, name, value, at: ctx.now() });
      });
      answers.set(name, value);
      return value;
    },
  };
}

interface Calling {
  pool: Db;
  ctx: Context;
  world: SourceServices;
  options: GateOptions;
  keys: () => Promise<Key[]>;
}

type Keep = (db: Db, value: unknown) => Promise<void>;

/** Repeats calls after faults that pass within seconds. The caller waits for all others. */
async function askPatiently<T>(
  calling: Calling,
  cost: Cost,
  call: (permit: Permit) => Promise<Answer<T>>,
  keep: Keep,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await askOnce(calling, cost, call, keep);
    } catch (error) {
      const isPassing = error instanceof SourceFault && error.kind === 'temporary' && !error.freeAt;
      if (!isPassing || calling.options.signal?.aborted) throw error;
      await calling.world.pause(pause);
    }
  }
  return askOnce(calling, cost, call, keep);
}

async function askOnce<T>(
  calling: Calling,
  cost: Cost,
  call: (permit: Permit) => Promise<Answer<T>>,
  keep: Keep,
): Promise<T> {
  const { pool, ctx, world, options } = calling;
  await refuseWhereResting(calling);
  const { key, taken } = await takeSomewhere(calling, cost);
  const permit: Permit = {
    secret: key.open(),
    through: key.isSandbox ? (world.sandbox?.address() ?? null) : null,
    signal: options.signal ?? new AbortController().signal,
    now: ctx.now(),
  };
  let answer: Answer<T>;
  try {
    answer = await call(permit);
  } catch (error) {
    await noteFault(calling, key, taken, error);
    // Another key may still be accepted.
    if (error instanceof SourceFault && movesOn(error) && options.credentialId === undefined && !options.own)
      return askOnce(calling, cost, call, keep);
    throw error;
  }
  const { value, restUntil } = answer;
  await pool.transaction().execute(async db => {
    await keep(db, value);
    await settleUnits(db, taken);
  });
  await noteAnswer(pool, options.source, ctx.now());
  if (key.id !== null) await acceptCredential(pool, key.id, ctx.now());
  if (key.id !== null && restUntil) await restCredential(pool, key.id, restUntil);
  return value;
}

const movesOn = ({ kind }: SourceFault) => kind === 'quota' || kind === 'rate' || kind === 'credential';

/** @throws SourceFault credential if the source is turned off, temporary while it rests */
async function refuseWhereResting({ pool, ctx, options: { source, purpose } }: Calling): Promise<void> {
  const { is_on, failures, open_until } = await readSetting(pool, source);
  if (!is_on) throw new SourceFault('credential', `${source} is turned off`, { wasAsked: false });
  if (failures < failuresBeforeRest || !open_until || purpose === 'check') return;
  const now = ctx.now();
  const until = new Date(now.getTime() + trialMs);
  if (open_until <= now && (await claimTrial(pool, source, { now, until }))) return;
  const freeAt = open_until > now ? open_until : until;
  throw new SourceFault('temporary', `${source} rests after ${failures} failures`, {
    freeAt,
    wasAsked: false,
  });
}

/** Returns the quotas of a bucket by group, with the granted number. */
export async function quotasOf(
  db: Db,
  source: SourceCode,
  bucket: string,
): Promise<(group: string) => Quota> {
  const rule = connectorOf(source)?.buckets.find(({ name }) => name === bucket);
  if (!rule) throw new Error(`${source} has no quota ${bucket}`);
  const whose = rule.of ?? source;
  const { limits }: { limits: Record<string, number> } = await readSetting(db, whose);
  return group => ({ source: whose, group, bucket: rule, limit: limits[bucket] ?? rule.units });
}

/** @throws SourceFault rate or quota, with the time from which a call makes sense again */
async function takeSomewhere(calling: Calling, { bucket, units }: Cost): Promise<{ key: Key; taken: Taken }> {
  const { pool, ctx, options } = calling;
  const { source, purpose } = options;
  const quotaOf = await quotasOf(pool, source, bucket);
  const now = ctx.now();
  const keys = await calling.keys();
  const free = keys.filter(({ freeAt }) => !freeAt || freeAt <= now);
  if (!free.length) {
    throw new SourceFault('rate', 'asked too often', {
      freeAt: earliest(keys.map(key => key.freeAt)),
      wasAsked: false,
    });
  }
  const waits: Date[] = [];
  for (const key of free) {
    const quota = quotaOf(key.group);
    const taken = await takeFrom(pool, now, quota, { units, purpose });
    if (taken) return { key, taken };
    waits.push((await leftOf(pool, now, quota, purpose)).freeAt);
  }
  throw new SourceFault('quota', `the quota of ${bucket} is used up`, {
    freeAt: earliest(waits),
    wasAsked: false,
  });
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap(moment => (moment ? [moment.getTime()] : []));
  return times.length ? new Date(Math.min(...times)) : null;
}

/** Notes a failed call in the ledger, at its credential and at the source. */
async function noteFault(calling: Calling, key: Key, taken: Taken, error: unknown): Promise<void> {
  const { pool, ctx, options } = calling;
  const { source, purpose } = options;
  const fault = error instanceof SourceFault ? error : null;
  if (fault && !fault.wasAsked) await releaseUnits(pool, taken);
  else await settleUnits(pool, taken);
  if (!fault || fault.kind === 'notFound' || fault.kind === 'private') {
    // "Not found" and the like are answers too.
    if (fault) await noteAnswer(pool, source, ctx.now());
    return;
  }
  const now = ctx.now();
  const { kind } = fault;
  await logFault(pool, { source, at: now, kind, purpose, fault: fault.message.slice(0, 500) });
  if (kind === 'quota') await exhaustWindow(pool, taken);
  if (kind === 'rate' && key.id !== null)
    await restCredential(pool, key.id, fault.freeAt ?? new Date(now.getTime() + restAfterRate));
  if (kind === 'credential' && key.id !== null)
    await refuseCredential(pool, key.id, fault.message.slice(0, 500));
  // An answer in an unexpected form counts like no answer.
  if (kind === 'temporary' || kind === 'permanent') await noteFailure(pool, source, now);
}
