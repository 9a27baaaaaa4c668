import {
  consentEdition,
  type openCreatorPage,
} from '../../../../contract/creators/creator-connections/creator-connections.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { platforms } from '../../../../contract/core/platform.ts';
import { faceOf } from '../../../catalogue/pictures/picture-addresses.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { addressesOf } from '../../shared/open-addresses.ts';
import { openConfirmed } from '../../creator-emails/service.ts';
import { availablePlatforms } from './available-platforms.ts';
import { listConnections } from '../connections.queries.ts';
import { findInvited } from './find-invited.ts';
import { maskedAddress, presentConnection } from '../present-connection.ts';
import { findInvitation, markOpened, setInvitation, teamNameOf } from '../queries.ts';

/** Only stores when the page was first opened, because scanners open links too. @throws AppError not_found */
export async function openPage(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  token: string,
): Promise<ReplyOf<typeof openCreatorPage>> {
  const invited = await findInvited(pool, ctx, token);
  const { teamId, creator, expiresAt } = invited;
  const found = await asTeam(pool, teamId, async db => {
    await markOpened(db, invited, ctx.now());
    return {
      teamName: await teamNameOf(db, teamId),
      invitation: await findInvitation(db, invited),
      addresses: (await addressesOf(db, teamId, [creator.id])).get(creator.id) ?? [],
    };
  });
  const [address] = found.addresses;
  const available = await availablePlatforms(pool, world);
  const connections = (await listConnections(pool, invited)).map(presentConnection);
  return {
    teamName: found.teamName,
    creator: {
      name: creator.name,
      handle: creator.handle,
      platform: creator.platform,
      avatarUrl: faceOf(creator.id, creator.avatar_url),
    },
    address: address === undefined ? null : maskedAddress(address),
    confirmedAddress: found.invitation?.confirmed_address ?? null,
    platforms: platforms.map(platform => ({
      platform,
      isAvailable: available.includes(platform),
      connection: connections.find(each => each.platform === platform) ?? null,
    })),
    consentEdition,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Sets the address that the team writes to from now on; no other team sees it. @throws AppError not_found */
export async function confirmOwnAddress(
  pool: Db,
  ctx: Context,
  token: string,
  stated: string,
): Promise<void> {
  const invited = await findInvited(pool, ctx, token);
  const { teamId, creatorId } = invited;
  const address = stated.toLowerCase();
  await asTeam(pool, teamId, async db => {
    const invitation = await findInvitation(db, invited);
    await setInvitation(db, invited, { confirmed_address: address, confirmed_at: ctx.now() });
    await openConfirmed(db, ctx, teamId, { creatorId, address, by: invitation?.created_by ?? 0 });
  });
}
