import type { ReaderLang } from '../../../../contract/core/mail/reader-langs.ts';
import type { OwnSource } from '../../../../contract/core/sources/source-codes.ts';
import type { OwnTokens } from '../../../outside/connectors/own-account.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { writeRecords } from '../../../catalogue/creator-records/service.ts';
import { findNamedCreators } from '../../../catalogue/creator-records/writing/named-creators.ts';
import { asFiled, isTheirs } from './account-match.ts';
import { putConnection, recordConsent } from '../connections.queries.ts';
import type { Invited } from '../invitations/find-invited.ts';
import { ownConnectors } from '../own-connectors.ts';
import { readAccount, wayOf, type Way } from './read-account.ts';
import { sealTokens } from '../tokens/seal-tokens.ts';

export interface NewAccount {
  invited: Invited;
  source: OwnSource;
  way: Way;
  tokens: OwnTokens;
  /** Edition of the consent text that was shown. */
  edition: string;
  lang: ReaderLang;
}

export const fetchEveryMs = 86_400_000;

/** Tokens that are not stored are revoked at the platform too. */
async function giveBack(ctx: Context, { source, way, tokens }: NewAccount): Promise<void> {
  await ownConnectors[source].revoke(way.client, tokens, wayOf(way, ctx)).catch(() => undefined);
}

/**
 * Stores a newly connected account with its first figures and the consent. Stores nothing if the account is not the
 * creator's, or cannot be read.
 * @returns false if it belongs to somebody else
 * @throws SourceFault
 */
export async function keepAccount(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  account: NewAccount,
): Promise<boolean> {
  const { invited, source, tokens, edition, lang } = account;
  const { teamId, creatorId, creator } = invited;
  const read = await readAccount(pool, ctx, world, account).catch(async (error: unknown) => {
    await giveBack(ctx, account);
    throw error;
  });
  if (!isTheirs(creator, read.record)) {
    await giveBack(ctx, account);
    return false;
  }
  const record = asFiled(creator, read.record);
  await writeRecords(pool, ctx, read.filedUnder, [record], source);
  const [named] = await findNamedCreators(pool, [record]);
  const ids = { teamId, creatorId, source };
  const at = ctx.now();
  await pool.transaction().execute(async db => {
    await putConnection(db, {
      ...ids,
      accountId: read.record.platformId ?? read.record.handle,
      accountCreatorId: named?.id ?? creatorId,
      handle: record.handle,
      homepageUrl: record.homepageUrl ?? '',
      sealed: sealTokens(world, ids, tokens),
      scopes: tokens.scopes,
      expiresAt: tokens.expiresAt,
      consentEdition: edition,
      at,
      nextAt: new Date(at.getTime() + fetchEveryMs),
    });
    const said = { edition, lang, address: ctx.from?.address ?? '', at };
    await recordConsent(db, { ...ids, deed: 'given', ...said });
  });
  return true;
}
