import type { Capability } from '../../../../contract/core/sources/source-codes.ts';
import { connectorOf } from '../../../outside/connectors/all-connectors.ts';
import type { Found } from '../../../outside/connectors/source.ts';
import { passes, SourceFault } from '../../../outside/connectors/source-fault.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { memberIds } from '../../lists/service.ts';
import { idsLikeMembers } from '../../similar-creators/service.ts';
import type { Way } from '../../../sourcing/sources/gate/find-way.ts';
import { openGate } from '../../../sourcing/sources/gate/gate.ts';
import { failedFor } from '../settling/ask-batch.ts';
import type { NewItem } from '../items.queries.ts';
import { profilesOf } from './known-creators.queries.ts';
import { nameCreators } from './name-creators.ts';
import type { Stored } from '../queries.ts';
import { searchScope } from '../runs/answer-scopes.ts';

/** This many members of a list are given to a source as examples. */
const maxSeeds = 5;

export interface FoundPage {
  /** Without positions: these are assigned when the items are written. */
  items: Omit<NewItem, 'position'>[];
  nextTerm: number;
  nextPage: string | null;
  isSearching: boolean;
}

/** For a list, the catalogue is searched first, then a source. */
export const capabilityOf = ({ kind, next_term }: Stored): Capability | null => {
  if (kind === 'like') return next_term === 0 ? null : 'like';
  return kind === 'hashtag' ? 'hashtag' : 'keyword';
};

const termsOf = ({ kind, terms }: Stored) => (kind === 'like' ? 2 : terms.length);

/** Returns where the search continues after a term. */
const after = (acquisition: Stored): Omit<FoundPage, 'items'> => ({
  nextTerm: acquisition.next_term + 1,
  nextPage: null,
  isSearching: acquisition.next_term + 1 < termsOf(acquisition),
});

async function ofList<T>(read: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    // The list is gone, or the acquisition's owner may no longer see it.
    if (error instanceof AppError) return instead;
    throw error;
  }
}

/** Finds known creators that are similar to the list. No source is asked. */
export async function findInCatalogue(pool: Db, ctx: SignedIn, acquisition: Stored): Promise<FoundPage> {
  const { like_list_id: listId, list_id, platform, max_creators, team_id } = acquisition;
  const inList = await ofList(() => asTeam(pool, team_id, db => memberIds(db, ctx, list_id)), []);
  const ids =
    listId === null
      ? []
      : await ofList(
          () => idsLikeMembers(pool, ctx, listId, { platform, max: max_creators, without: inList }),
          [],
        );
  const rows = await profilesOf(pool, platform, ids);
  const profiles = rows.map(({ handle, platform_id, homepage_url }) => ({
    platform,
    handle,
    url: homepage_url,
    ...(platform_id !== null && { platformId: platform_id }),
  }));
  const named = await nameCreators(pool, profiles);
  const items = rows.map(({ id, handle }, at) => ({
    asked: handle,
    creatorId: id,
    profile: profiles[at] ?? null,
    subject: named[at]?.subject ?? null,
  }));
  return { items, ...after(acquisition) };
}

/** Returns the text of the question to a source; empty if there is nothing to ask. */
async function textOf(pool: Db, ctx: SignedIn, acquisition: Stored): Promise<string> {
  const { kind, terms, next_term, like_list_id: listId, platform, team_id } = acquisition;
  if (kind !== 'like' || listId === null) return terms[next_term] ?? '';
  const ids = await ofList(() => asTeam(pool, team_id, db => memberIds(db, ctx, listId)), []);
  const seeds = await profilesOf(
    pool,
    platform,
    ids.toSorted((a, b) => a - b),
  );
  return seeds
    .slice(0, maxSeeds)
    .map(({ handle }) => handle)
    .join(',');
}

async function ask(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  acquisition: Stored,
  { capability, source, text }: { capability: Capability; source: NonNullable<Way['source']>; text: string },
): Promise<Found> {
  const gate = await openGate(pool, ctx, world, {
    source,
    purpose: 'acquisition',
    scope: searchScope(acquisition),
  });
  const connector = connectorOf(source);
  const { region, next_page } = acquisition;
  const finding = { text, next: next_page, ...(region !== null && { region }) };
  if (capability === 'hashtag' && connector?.hashtag) return connector.hashtag(gate, finding);
  if (capability === 'keyword' && connector?.keyword) return connector.keyword(gate, finding);
  if (capability === 'like' && connector?.like) return connector.like(gate, finding);
  throw new SourceFault('permanent', `${source} cannot search so`, { wasAsked: false });
}

/**
 * Returns the next page of creators that a source finds. A term that the source cannot answer is ended, with its fault.
 * @throws SourceFault that passes
 */
export async function findAtSource(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  acquisition: Stored,
  { capability, source }: { capability: Capability; source: NonNullable<Way['source']> },
): Promise<FoundPage> {
  const text = await textOf(pool, ctx, acquisition);
  if (text === '') return { items: [], ...after(acquisition) };
  try {
    const { profiles, next } = await ask(pool, ctx, world, acquisition, { capability, source, text });
    const named = await nameCreators(pool, profiles);
    const items = profiles.map(({ name, ...profile }, at) => ({
      asked: profile.handle ?? name ?? profile.platformId ?? '',
      profile,
      subject: named[at]?.subject ?? null,
    }));
    if (next === null) return { items, ...after(acquisition) };
    return { items, nextTerm: acquisition.next_term, nextPage: next, isSearching: true };
  } catch (error) {
    if (!(error instanceof SourceFault) || passes(error)) throw error;
    const { reason, fault } = failedFor(0, error, source);
    const said = { asked: text, profile: null, subject: null, source };
    return {
      items: [{ ...said, ...(reason && { reason }), ...(fault && { fault }) }],
      ...after(acquisition),
    };
  }
}
