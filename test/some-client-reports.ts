import { clientReportSettingsSchema } from '../contract/client-reports.ts';
import { hashToken } from '../server/auth/token.ts';
import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { insertLink } from '../server/features/client-reports/links.queries.ts';
import { putLogo, putSettings } from '../server/features/client-reports/queries.ts';
import type { Account } from './two-teams.ts';

/** A report for a client, with an address. */
export async function addClientReport(
  db: Db,
  ctx: Context,
  { teamId, accountId, username }: Account,
): Promise<void> {
  const at = ctx.now();
  const settings = clientReportSettingsSchema.parse({ lang: 'zh', title: username });
  const link = { expires_at: at, created_by: accountId, created_at: at };
  await asTeam(db, teamId, async db => {
    await putSettings(db, { teamId, projectId: 1 }, { settings, revision: 1, by: accountId, at });
    await putLogo(db, teamId, Buffer.from(username), at);
    await insertLink(db, { teamId, projectId: 1 }, link, hashToken(`${username} client`));
  });
}
