import { creatorMerged } from '../../catalogue/creator-records/merging/merge-hooks.ts';
import { moveConnectionRows } from './merged-connections.queries.ts';

/** Links, connections and consents of a creator follow to the one who stays. */
export const moveConnections: Parameters<typeof creatorMerged.add>[0] = (db, _ctx, pair) =>
  moveConnectionRows(db, pair);
