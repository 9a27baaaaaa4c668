import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { insertCodes, type CodeOwner } from './codes.queries.ts';
import { drawCodes } from './draw-codes.ts';

/** This many draws in a row without a free code cannot happen by chance. */
const maxDraws = 20;

/**
 * Assigns random codes to their owners, in the caller's transaction; draws another one for a taken code.
 * @param place.length of the codes
 * @returns the owners with their final codes
 */
export async function claimCodes(
  db: Db,
  ctx: Pick<Context, 'randomBytes'>,
  { teamId, host, length }: { teamId: number; host: string; length: number },
  owners: readonly CodeOwner[],
): Promise<CodeOwner[]> {
  const changed = new Map<string, CodeOwner>();
  let open = owners;
  for (let draw = 0; open.length > 0; draw++) {
    if (draw === maxDraws) throw new Error('no free code of a short link was found');
    const free = await insertCodes(db, { teamId, host }, open);
    const taken = open.filter(({ code }) => !free.has(code));
    const codes = drawCodes(ctx, taken.length, length);
    open = taken.map((owner, index) => ({ ...owner, code: codes[index] ?? '' }));
    for (const owner of open) changed.set(`${owner.linkId} ${owner.recipientId}`, owner);
  }
  return [...changed.values()];
}
