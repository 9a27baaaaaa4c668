import type { DraftState } from '../../../contract/campaigns/collaboration-kinds.ts';

/**
 * Whether nothing of what was handed in waits or is to be changed: the newest draft of each deliverable counts, and
 * of those that belong to none the newest.
 * @param drafts newest first
 */
export function areApproved(
  drafts: readonly { deliverable_id: number | null; state: DraftState }[],
): boolean {
  const newest = new Map<number | null, DraftState>();
  for (const { deliverable_id: id, state } of drafts) if (!newest.has(id)) newest.set(id, state);
  return newest.size > 0 && [...newest.values()].every(state => state === 'approved');
}
