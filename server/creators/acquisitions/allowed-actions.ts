import type { AcquisitionState } from '../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { changeAcquisitionState } from '../../../contract/creators/acquisitions/acquisitions.ts';
import type { BodyOf } from '../../../contract/core/endpoint.ts';

export type Deed = BodyOf<typeof changeAcquisitionState>['deed'];

const possible: Record<Deed, readonly AcquisitionState[]> = {
  pause: ['waiting', 'running', 'resting'],
  resume: ['paused'],
  stop: ['waiting', 'running', 'paused', 'resting'],
  runAgain: ['resting', 'done'],
  retry: ['running', 'paused', 'resting', 'done'],
};

export const isPossible = (deed: Deed, state: AcquisitionState): boolean => possible[deed].includes(state);

/** A running acquisition cannot be removed. */
export const canRemove = (state: AcquisitionState): boolean => state !== 'waiting' && state !== 'running';

/**
 * Returns the state that an action leads to.
 * @param isRunOver a paused acquisition whose run had ended rests again, because it has nothing to continue
 */
export function stateAfter(deed: Deed, state: AcquisitionState, isRunOver: boolean): AcquisitionState {
  switch (deed) {
    case 'pause':
      return 'paused';
    case 'resume':
      return isRunOver ? 'resting' : 'running';
    case 'stop':
      return 'stopped';
    case 'runAgain':
      return 'waiting';
    case 'retry':
      return state === 'paused' ? 'paused' : 'running';
  }
}
