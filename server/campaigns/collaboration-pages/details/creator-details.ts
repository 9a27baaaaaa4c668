import type { giveDetails } from '../../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { BodyOf } from '../../../../contract/core/endpoint.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { addRotated, sealAnew, type Rotated } from '../../../core/auth/reseal-secrets.ts';
import type { Secrets } from '../../../core/auth/sealed-secrets.ts';
import { listTeamIds } from '../../../identity/accounts/service.ts';
import { announceCampaign } from '../../shared/campaign-access.ts';
import { noteEvent } from '../../collaborations/service.ts';
import { findDetails, lockDetails, putDetails, replaceDetail } from './creator-details.queries.ts';
import { onPage } from '../open-page.ts';
import type { PageOf } from '../queries.ts';

export interface HasSecrets {
  secrets: Secrets;
}

const fields = ['address', 'payment'] as const;
type Field = (typeof fields)[number];

/** The context that they are sealed for: another collaboration cannot use them. */
const placeOf = ({ teamId, collaborationId }: PageOf, field: Field) =>
  `creator ${field} ${teamId}/${collaborationId}`;

const opened = (secrets: Secrets, of: PageOf, field: Field, sealed: Buffer | null) =>
  sealed ? secrets.open(sealed.toString('utf8'), placeOf(of, field)) : '';

/** Returns the details decrypted, for members who may see them; null if there are none. */
export async function readDetails(
  db: Db,
  { secrets }: HasSecrets,
  of: PageOf,
): Promise<{ address: string; payment: string; givenAt: string } | null> {
  const row = await findDetails(db, of);
  if (!row) return null;
  return {
    address: opened(secrets, of, 'address', row.address),
    payment: opened(secrets, of, 'payment', row.payment),
    givenAt: row.given_at.toISOString(),
  };
}

/** Empty fields stay unchanged. @throws AppError too_many_requests, not_found, gone */
export async function takeDetails(
  pool: Db,
  ctx: Context,
  { secrets }: HasSecrets,
  token: string,
  body: BodyOf<typeof giveDetails>,
): Promise<void> {
  const given = fields.filter(field => body[field] !== '');
  await onPage(pool, ctx, token, async (db, { teamId, collaborationId }, { campaign }) => {
    if (!given.length) return;
    const of = { teamId, collaborationId };
    const known = await findDetails(db, of);
    const sealed = (field: Field) =>
      body[field] === ''
        ? (known?.[field] ?? null)
        : Buffer.from(secrets.seal(body[field], placeOf(of, field)));
    await putDetails(db, of, {
      address: sealed('address'),
      payment: sealed('payment'),
      given_at: ctx.now(),
    });
    await noteEvent(db, ctx, {
      ...of,
      campaignId: campaign.id,
      kind: 'detailsGiven',
      accountId: null,
      details: { fields: [...given] },
    });
    await announceCampaign(db, teamId, campaign.id);
  });
}

/** Seals with the current key what an old key sealed, team by team. */
export async function rotateCreatorDetails(pool: Db, secrets: Secrets): Promise<Rotated> {
  const each: Rotated[] = [];
  for (const teamId of await listTeamIds(pool)) {
    const ofTeam = await asTeam(pool, teamId, async db => {
      const rows = (await lockDetails(db, teamId)).flatMap(row =>
        fields.flatMap(field => {
          const of = { teamId, collaborationId: row.collaboration_id };
          const sealed = row[field]?.toString('utf8');
          return sealed ? [{ of, field, sealed, place: placeOf(of, field) }] : [];
        }),
      );
      return sealAnew(secrets, rows, ({ of, field }, sealed) =>
        replaceDetail(db, of, field, Buffer.from(sealed)),
      );
    });
    each.push(ofTeam);
  }
  return addRotated(each);
}
