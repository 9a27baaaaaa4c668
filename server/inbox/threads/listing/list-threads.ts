import type { QueryOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { listThreads } from '../../../../contract/inbox/threads.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { queryOf } from '../../shared/mail-search-terms.ts';
import { readCursor, writeCursor, type Cursor } from './thread-cursor.ts';
import { pageOfView, type PageRange } from './list-threads.queries.ts';
import { readRows } from './thread-rows.ts';
import { searchAllThreads, searchNewestThreads, type ThreadSearchParams } from './search-threads.queries.ts';

/** A search without searchable words finds nothing. */
export async function searchThreads(db: Db, asked: ThreadSearchParams, range: PageRange): Promise<Cursor[]> {
  if (!asked.query) return [];
  const newest = await searchNewestThreads(db, asked, range);
  return newest.length < range.size ? searchAllThreads(db, asked, range) : newest;
}

/**
 * Returns conversations with incoming mail, newest first. With `q`, all conversations with a mail that contains its
 * words, by the newest such mail, whatever the view. @throws AppError invalid_request for an invalid cursor
 */
export async function listInbox(
  pool: Db,
  ctx: SignedIn,
  { q, after, size, view, ...filter }: QueryOf<typeof listThreads>,
): Promise<ReplyOf<typeof listThreads>> {
  const { teamId, accountId } = ctx.actor;
  // One more than is shown tells whether there is a next page.
  const range = { after: after === undefined ? null : readCursor(after), size: size + 1 };
  return asTeam(pool, teamId, async db => {
    const found = q
      ? await searchThreads(db, { teamId, query: queryOf(q, teamId), filter }, range)
      : await pageOfView(db, { teamId, accountId, at: ctx.now() }, { view, ...filter }, range);
    const page = found.slice(0, size);
    const last = page.at(-1);
    return {
      threads: await readRows(
        db,
        teamId,
        page.map(({ id }) => id),
      ),
      next: found.length > size && last ? writeCursor(last) : null,
    };
  });
}
