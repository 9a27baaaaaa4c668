import type { Acquisition } from '../../../contract/creators/acquisitions/acquisitions.ts';

type Counted = Pick<
  Acquisition,
  'kind' | 'state' | 'found' | 'isSearching' | 'added' | 'already' | 'failed' | 'most'
>;

export interface Progress {
  settled: number;
  /** `searching`: how many there will be is not known, so it goes by how many may be added. */
  by: 'found' | 'searching' | 'nothing';
  /** Whole, 0–100; never 100 before it is over. */
  percent: number;
}

/** Is there more to come without anybody doing anything? */
export const isUnderWay = ({ state }: Pick<Acquisition, 'state'>) =>
  state === 'waiting' || state === 'running';

const share = (part: number, all: number) => (all ? Math.min(100, Math.floor((part / all) * 100)) : 0);

/** How far a run is. */
export function progressOf(of: Counted): Progress {
  const settled = of.added + of.already + of.failed;
  if (of.isSearching && of.kind !== 'links')
    return { settled, by: 'searching', percent: Math.min(99, share(of.added, of.most)) };
  if (of.found === 0) return { settled, by: 'nothing', percent: 0 };
  return { settled, by: 'found', percent: share(settled, of.found) };
}
