import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { OwnClient } from '../../outside/connectors/own-account.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asSample } from './as-sample.ts';
import { dropAnswers, deleteAnswersBefore } from './gate/answers.queries.ts';
import { deleteFaultsBefore } from './gate/circuit.queries.ts';
import type { OpenGate } from './gate/gate.ts';
import { keysOf } from './gate/key-ring.ts';
import { deleteWindowsEndedBefore } from './quotas/ledger.queries.ts';

/** Deletes the stored answers of a piece of work, in the transaction that completes it. */
export const closeScope = (db: Db, scope: string): Promise<void> => dropAnswers(db, scope);

/** The code under which the catalogue stores what a gate returned; `via` is the source itself. */
export const filedUnder = (gate: OpenGate, source: SourceCode): string =>
  gate.isSandbox ? 'sample' : source;

/** Returns a record in the form that the catalogue may store: a sample must not link to a real page. */
export const asBrought = (gate: OpenGate, record: CreatorRecord): CreatorRecord =>
  gate.isSandbox ? asSample(record) : record;

export interface OwnWay {
  client: OwnClient;
  group: string;
  isSandbox: boolean;
  /** See `Permit.through`. */
  through: string | null;
}

/** Returns the operator's client with which creators connect accounts; null if none is set up or it is turned off. */
export async function clientFor(db: Db, world: SourceServices, source: SourceCode): Promise<OwnWay | null> {
  const [key] = await keysOf(db, world, source).catch(() => []);
  if (!key) return null;
  const { clientId, clientKey, clientSecret = '' } = key.open();
  return {
    client: { id: clientId ?? clientKey ?? '', secret: clientSecret },
    group: key.group,
    isSandbox: key.isSandbox,
    through: key.isSandbox ? (world.sandbox?.address() ?? null) : null,
  };
}

const day = 86_400_000;

/** Deletes old data: quota windows after a week, faults after 30 days, answers of abandoned work. */
export async function tidyUp(db: Db, ctx: Context): Promise<void> {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * day);
  await deleteWindowsEndedBefore(db, ago(7));
  await deleteFaultsBefore(db, ago(30));
  await deleteAnswersBefore(db, ago(7));
}
