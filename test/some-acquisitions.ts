import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { insertItems } from '../server/features/acquisitions/items.queries.ts';
import { insertAcquisition } from '../server/features/acquisitions/queries.ts';

interface Maker {
  teamId: number;
  accountId: number;
  username: string;
}

/** An acquisition that is over and named somebody. */
export async function addAcquisition(
  db: Db,
  ctx: Context,
  { teamId, accountId, username }: Maker,
): Promise<void> {
  const own = { team_id: teamId, account_id: accountId, name: username, list_id: 1 };
  const like = { kind: 'like', platform: 'tiktok', like_list_id: 1, region: null } as const;
  const run = { most: 1, schedule: 'once', state: 'done', work_id: null, next_page: null } as const;
  const moments = { created_at: ctx.now(), finished_at: ctx.now(), next_run_at: null };
  const url = `https://www.tiktok.com/@${username}`;
  const profile = { platform: 'tiktok', handle: username, url } as const;
  await asTeam(db, teamId, async db => {
    const acquisitionId = await insertAcquisition(db, { ...own, ...like, ...run, ...moments });
    const item = { position: 1, asked: username, profile, subject: username };
    await insertItems(db, { teamId, acquisitionId, run: 1 }, [item], ctx.now());
  });
}
