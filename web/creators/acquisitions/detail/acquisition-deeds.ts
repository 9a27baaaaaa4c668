import {
  type AcquisitionReason,
  passingReasons,
} from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { Acquisition } from '../../../../contract/creators/acquisitions/acquisitions.ts';
import type { Deed } from '../queries.ts';

type ChangedState = Pick<Acquisition, 'state' | 'failed'>;

const states: Record<Deed, readonly Acquisition['state'][]> = {
  pause: ['waiting', 'running', 'resting'],
  resume: ['paused'],
  stop: ['waiting', 'running', 'paused', 'resting'],
  runAgain: ['resting', 'done'],
  retry: ['running', 'paused', 'resting', 'done'],
};

/** The possible actions now. @param reasons why some items of this run failed */
export function deedsFor(
  { state, failed }: ChangedState,
  reasons: readonly { reason: AcquisitionReason }[],
): readonly Deed[] {
  const passes = failed > 0 && reasons.some(({ reason }) => passingReasons.includes(reason));
  return (Object.keys(states) as Deed[]).filter(
    deed => states[deed].includes(state) && (deed !== 'retry' || passes),
  );
}

/** While it runs it cannot be removed. */
export const canRemove = ({ state }: Pick<Acquisition, 'state'>) =>
  state !== 'waiting' && state !== 'running';
