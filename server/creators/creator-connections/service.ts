import type { SourcesWorld } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Rotated } from '../../core/auth/reseal-secrets.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import { fetchDue } from './fetching/fetch-due-accounts.ts';
import { sealConnections } from './tokens/token-rotation.ts';
import { pagesFor, samplePage, type PageRecipient } from './invitations/invitations.ts';

export type { PageRecipient };

/**
 * What stands for `{{creator.page}}` by the recipient's id: for those who are creators an address of their own, in the
 * caller's transaction as the team.
 */
export const creatorPages = (
  db: Db,
  ctx: Pick<Context, 'now' | 'randomBytes'>,
  mail: { teamId: number; by: number; publicUrl: string },
  people: readonly PageRecipient[],
): Promise<Map<number, string>> => pagesFor(db, ctx, mail, people);

/** What stands for it in a preview, which makes no address. */
export const sampleCreatorPage = (publicUrl: string): string => samplePage(publicUrl);

/** Fetches what connected creators let see, where that is due; beside any number of processes that do the same. */
export const fetchDueConnections = (
  pool: Db,
  ctx: Context,
  world: SourcesWorld,
  signal?: AbortSignal,
): Promise<number> => fetchDue(pool, ctx, world, signal);

/** Seals all tokens with the present key that another one sealed, for the command that rotates keys. */
export const rotateConnections = (pool: Db, secrets: Secrets): Promise<Rotated> =>
  sealConnections(pool, secrets);
