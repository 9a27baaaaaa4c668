import { profileOf } from '../../../contract/core/pasted-links/profile-links.ts';
import { findNamedCreators } from '../../catalogue/creator-records/writing/named-creators.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { signOf } from '../../core/db/personal-data/erased-keys.ts';
import type { Person } from '../../core/db/personal-data/person.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { listTeamIds } from '../../identity/accounts/service.ts';
import { readKnownBy, readNamings, readStating, readTeamNamings } from './queries.ts';

const address = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
const shortestName = 3;

/**
 * Finds a person by an e-mail address, or by the page of a creator. An address that one creator alone has leads to
 * that creator too; one that several share, as an agency's, stands for itself.
 * @returns null if the text is neither
 */
export async function findPerson(db: Db, ctx: Context, text: string): Promise<Person | null> {
  const asked = text.trim();
  if (address.test(asked)) {
    const one = asked.toLowerCase();
    const creators = await creatorsKnownBy(db, one);
    return describe(db, ctx, creators.length === 1 ? creators : [], [one]);
  }
  const profile = profileOf(asked);
  if ('fault' in profile) return null;
  const [found] = await findNamedCreators(db, [profile]);
  return found?.id === undefined ? null : describe(db, ctx, [found.id], []);
}

async function creatorsKnownBy(db: Db, one: string): Promise<number[]> {
  const found = new Set((await readStating(db, [one])).map(row => row.creator_id));
  for (const teamId of await listTeamIds(db))
    for (const id of await asTeam(db, teamId, db => readKnownBy(db, teamId, one))) found.add(id);
  return [...found];
}

async function describe(
  db: Db,
  ctx: Context,
  creatorIds: readonly number[],
  asked: readonly string[],
): Promise<Person> {
  const { creators, keys, posts, addresses } = await readNamings(db, creatorIds);
  const names = new Set(creators.flatMap(({ name, handle }) => [name, handle, `@${handle}`]));
  const known = new Set(addresses);
  for (const teamId of creatorIds.length ? await listTeamIds(db) : []) {
    const own = await asTeam(db, teamId, db => readTeamNamings(db, teamId, creatorIds));
    for (const name of own.names) names.add(name);
    for (const one of own.addresses) known.add(one);
  }
  return {
    creatorIds: [...creatorIds],
    keys,
    addresses: [...new Set([...asked, ...(await ownOf(db, [...known], creatorIds))])],
    names: [...names].filter(name => name.length >= shortestName),
    links: [...new Set(creators.flatMap(({ homepage_url }) => bareLink(homepage_url) ?? []))],
    posts: await Promise.all(posts.map(async key => ({ key, pseudonym: await pseudonymOf(db, ctx, key) }))),
  };
}

/** Without the addresses that other creators state too. */
async function ownOf(db: Db, addresses: readonly string[], creatorIds: readonly number[]): Promise<string[]> {
  const all = addresses.map(one => one.toLowerCase());
  const shared = new Set(
    (await readStating(db, all)).filter(row => !creatorIds.includes(row.creator_id)).map(row => row.address),
  );
  return all.filter(one => !shared.has(one));
}

/** A page with a path of its own; a bare host names nobody. */
function bareLink(url: string): string | null {
  const bare = url
    .replace(/^https?:\/\//i, '')
    .replace(/^(?:www|m)\./i, '')
    .replace(/[/?#]+$/, '');
  return /^[^/]+\/.{2,}/.test(bare) ? bare : null;
}

async function pseudonymOf(db: Db, ctx: Context, key: string): Promise<string> {
  return `${key.slice(0, key.indexOf(':'))}:erased-${await signOf(db, ctx, `post ${key}`)}`;
}
