import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { visitRetention } from '../../../contract/core/personal-data/retention-kinds.ts';
import type { getLinkSettings } from '../../../contract/links/short-links.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { prefixOf, type LinkServices } from '../../outside/network/link-services.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { verifiedHosts } from '../short-domains/service.ts';
import { retentionChanged } from '../visits/service.ts';
import { findRetention, putRetention } from './link-settings.queries.ts';

export function loadSettings(
  pool: Db,
  { actor: { teamId } }: SignedIn,
  links: LinkServices,
): Promise<ReplyOf<typeof getLinkSettings>> {
  return asTeam(pool, teamId, async db => {
    const hosts = await verifiedHosts(db, teamId);
    return {
      places: [
        { domainId: null, prefix: prefixOf(links) },
        ...hosts.map(({ id, host }) => ({ domainId: id, prefix: prefixOf(links, host) })),
      ],
      retentionDays: (await findRetention(db, teamId)) ?? visitRetention.standard,
    };
  });
}

export async function changeSettings(pool: Db, ctx: SignedIn, retentionDays: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const before = (await findRetention(db, teamId)) ?? visitRetention.standard;
    if (before === retentionDays) return;
    await putRetention(db, teamId, retentionDays);
    await retentionChanged(db, ctx, teamId);
    await recordOperation(db, ctx, teamId, {
      action: 'shortLink.settings',
      subject: 'shortLink',
      before: { retentionDays: before },
      after: { retentionDays },
    });
  });
}
