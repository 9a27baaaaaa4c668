import type { Acquisition } from '../../../contract/creators/acquisitions/acquisitions.ts';

type Counted = Pick<
  Acquisition,
  'kind' | 'state' | 'found' | 'isSearching' | 'added' | 'already' | 'failed' | 'most'
>;

export interface Progress {
  settled: number;
  /** `searching`: the total is unknown, so progress counts the creators that may still be added. */
  by: 'found' | 'searching' | 'nothing';
  /** An integer, 0–100; 100 only when it has ended. */
  percent: number;
}

/** Returns whether it continues without a user's action. */
export const isUnderWay = ({ state }: Pick<Acquisition, 'state'>) =>
  state === 'waiting' || state === 'running';

const share = (part: number, all: number) => (all ? Math.min(100, Math.floor((part / all) * 100)) : 0);

/** The progress of a run. */
export function progressOf(of: Counted): Progress {
  const settled = of.added + of.already + of.failed;
  if (of.isSearching && of.kind !== 'links')
    return { settled, by: 'searching', percent: Math.min(99, share(of.added, of.most)) };
  if (of.found === 0) return { settled, by: 'nothing', percent: 0 };
  return { settled, by: 'found', percent: share(settled, of.found) };
}
