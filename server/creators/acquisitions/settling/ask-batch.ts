import type { AcquisitionReason } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { SourceCode, SourceFaultKind } from '../../../../contract/core/sources/source-codes.ts';
import { connectorOf } from '../../../outside/connectors/all-connectors.ts';
import type { Wanted } from '../../../outside/connectors/source.ts';
import { passes, SourceFault } from '../../../outside/connectors/source-fault.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { writeRecords } from '../../../catalogue/creator-records/service.ts';
import { findNamedCreators } from '../../../catalogue/creator-records/writing/named-creators.ts';
import { asBrought, filedUnder } from '../../../sourcing/sources/service.ts';
import { openGate } from '../../../sourcing/sources/gate/gate.ts';
import type { Item } from '../items.queries.ts';
import type { Answered } from './settle-batch.ts';

const posts = 10;

export interface BatchAnswer {
  answered: Answered[];
  /** Items that may be answered later. */
  passing: { position: number; fault: SourceFault }[];
  /** Whether any item of the batch was answered, now or before. */
  isWell: boolean;
}

const reasons: Partial<Record<SourceFaultKind, AcquisitionReason>> = {
  notFound: 'notFound',
  private: 'private',
  permanent: 'unreadable',
};

/** The result for an item for which the source answered that there is nothing. */
export const failedFor = (position: number, fault: SourceFault, source: SourceCode): Answered => ({
  position,
  creatorId: null,
  reason: reasons[fault.kind] ?? 'source',
  fault: fault.kind,
  source,
});

/**
 * Asks for a batch and writes the answers into the catalogue; both may be repeated. Asks for all items of the batch,
 * including settled ones: repeated questions get their stored answers.
 * @returns the answers for items that still wait
 * @throws SourceFault that passes, if it applies to all of them
 */
export async function askBatch(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  { source, scope, items }: { source: SourceCode; scope: string; items: readonly Item[] },
): Promise<BatchAnswer> {
  const connector = connectorOf(source);
  if (!connector?.cards)
    throw new SourceFault('credential', `${source} has no profiles`, { wasAsked: false });
  const gate = await openGate(pool, ctx, world, { source, purpose: 'acquisition', scope });
  const asked = items.flatMap(item => (item.profile ? [{ item, wanted: { ...item.profile } }] : []));
  const itemOf = new Map<Wanted, Item>(asked.map(({ item, wanted }) => [wanted, item]));
  const waits = ({ outcome }: Item) => outcome === null;
  const cards = await connector
    .cards(
      gate,
      asked.map(({ wanted }) => wanted),
      { posts },
    )
    .catch((error: unknown) => {
      if (!(error instanceof SourceFault) || passes(error)) throw error;
      return asked.map(({ wanted }) => ({ wanted, fault: error }));
    });
  const reported = cards.flatMap(card => {
    const item = itemOf.get(card.wanted);
    return item && waits(item) ? [{ item, card }] : [];
  });
  const brought = reported.flatMap(({ item, card }) =>
    'record' in card ? [{ item, record: asBrought(gate, card.record) }] : [],
  );
  const records = brought.map(({ record }) => record);
  if (records.length) await writeRecords(pool, ctx, filedUnder(gate, source), records, source);
  const creators = await findNamedCreators(pool, records);
  const faults = reported.flatMap(({ item, card }) => ('fault' in card ? [{ item, fault: card.fault }] : []));
  const silent = items.filter(item => waits(item) && !reported.some(each => each.item === item));
  const unanswered = new SourceFault('permanent', 'the source did not answer for this one');
  return {
    answered: [
      ...brought.map(({ item: { position } }, at): Answered => {
        const creatorId = creators[at]?.id ?? null;
        return { position, creatorId, reason: creatorId === null ? 'unreadable' : null, fault: null, source };
      }),
      ...faults.flatMap(({ item, fault }) =>
        passes(fault) ? [] : [failedFor(item.position, fault, source)],
      ),
      ...silent.map(({ position }) => failedFor(position, unanswered, source)),
    ].toSorted((a, b) => a.position - b.position),
    passing: faults.flatMap(({ item: { position }, fault }) => (passes(fault) ? [{ position, fault }] : [])),
    isWell: cards.some(card => 'record' in card || !passes(card.fault)),
  };
}
