import type { CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import type { Card, Memory, Wanted } from '../source.ts';
import { SourceFault } from '../source-fault.ts';
import { endsBatch } from './account-fields.ts';

export interface Read {
  record: CreatorRecord;
  memory: Memory;
}

/** Reads one creator after the other, each with its own fault. @throws SourceFault for what would refuse all */
export async function eachCard(
  wanted: readonly Wanted[],
  read: (wanted: Wanted) => Promise<Read>,
): Promise<Card[]> {
  const cards: Card[] = [];
  for (const each of wanted) {
    try {
      cards.push({ wanted: each, ...(await read(each)) });
    } catch (fault) {
      if (!(fault instanceof SourceFault) || endsBatch(fault)) throw fault;
      cards.push({ wanted: each, fault });
    }
  }
  return cards;
}
