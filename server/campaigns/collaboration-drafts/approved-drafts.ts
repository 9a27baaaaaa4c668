import type { DraftState } from '../../../contract/campaigns/collaboration-kinds.ts';

/**
 * Returns whether no draft waits or must be changed: the newest draft of each deliverable counts, and the newest
 * without a deliverable.
 * @param drafts newest first
 */
export function areApproved(
  drafts: readonly { deliverable_id: number | null; state: DraftState }[],
): boolean {
  const newest = new Map<number | null, DraftState>();
  for (const { deliverable_id: id, state } of drafts) if (!newest.has(id)) newest.set(id, state);
  return newest.size > 0 && [...newest.values()].every(state => state === 'approved');
}
