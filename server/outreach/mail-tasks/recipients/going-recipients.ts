import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { TaskRecord } from '../queries.ts';
import { creatorFaces } from './draft-recipients.queries.ts';
import { judgedGoing } from './judged-recipients.queries.ts';
import { judgingOf } from './judging-criteria.ts';

/** Returns the recipients of a draft who would be written to now, with the regions of those who are creators. */
export async function goingRecipients(db: Db, ctx: SignedIn, task: TaskRecord) {
  const rows = await judgedGoing(db, judgingOf(ctx, task));
  const ids = rows.flatMap(({ creator_id: id }) => id ?? []);
  const regions = new Map((await creatorFaces(db, ids)).map(({ id, region }) => [id, region]));
  return rows.map(row => ({ ...row, region: regions.get(row.creator_id ?? 0) ?? null }));
}
