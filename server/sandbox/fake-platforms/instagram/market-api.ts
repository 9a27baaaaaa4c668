import { type FakeReply, type FakeRequest, type FakeWorld, json } from '../fake-host.ts';
import type { Person } from '../fake-people.ts';
import { parseFields } from './field-expansion.ts';
import { invalidParameter, noPermission } from './graph-errors.ts';
import { creatorNode, unknownField } from './market-nodes.ts';
import { pageOf, pagingOf } from './media-nodes.ts';

const followerBounds = {
  creator_min_followers: ['0', '10000', '25000', '50000', '75000', '100000'],
  creator_max_followers: ['10000', '25000', '50000', '75000', '100000'],
} as const;
const filters = ['query', 'creator_countries', 'similar_to_creators', ...Object.keys(followerBounds)];

/** Lists are JSON. @returns null for text that is no list */
function listIn(query: URLSearchParams, name: string): string[] | null {
  try {
    const list = JSON.parse((query.get(name) ?? '[]').replaceAll("'", '"')) as unknown;
    return Array.isArray(list) && list.every(each => typeof each === 'string') ? list : null;
  } catch {
    return null;
  }
}

function faultIn(query: URLSearchParams): string | null {
  const has = (name: string) => query.has(name);
  if (has('username') && filters.some(has)) return 'username cannot be combined with other filters';
  if (has('similar_to_creators') && has('query')) return 'similar_to_creators cannot be combined with query';
  const names = listIn(query, 'similar_to_creators');
  if (!names || names.length > 5) return 'similar_to_creators must be a list of at most 5 usernames';
  if (!listIn(query, 'creator_countries')) return 'creator_countries must be a list';
  for (const [name, values] of Object.entries(followerBounds)) {
    const value = query.get(name);
    if (value !== null && !(values as readonly string[]).includes(value))
      return `${name} must be one of {${values.join(', ')}}`;
  }
  return null;
}

/**
 * Returns the creators that are asked for. Unverified: how Instagram finds them by words and by similarity, and in
 * which order.
 */
function meant({ people }: FakeWorld, query: URLSearchParams): readonly Person[] {
  const name = query.get('username');
  if (name !== null) return [people.byHandle('instagram', name)].filter(found => found !== null);
  const seeds = (listIn(query, 'similar_to_creators') ?? []).map(each => people.byHandle('instagram', each));
  if (seeds.length === 0) return people.find('instagram', query.get('query') ?? '');
  const words = seeds.flatMap(seed => seed?.record.tags?.slice(0, 1) ?? []);
  const found = new Map(
    words
      .flatMap(word => people.find('instagram', word))
      .map(person => [person.record.platformId, person] as const),
  );
  for (const seed of seeds) if (seed) found.delete(seed.record.platformId);
  return [...found.values()];
}

function isWithin({ record }: Person, query: URLSearchParams): boolean {
  const countries = listIn(query, 'creator_countries') ?? [];
  const followers = record.followers ?? 0;
  const min = Number(query.get('creator_min_followers') ?? 0);
  const max = Number(query.get('creator_max_followers') ?? Infinity);
  const isThere = countries.length === 0 || countries.includes(record.region ?? '');
  return isThere && followers >= min && followers <= max;
}

/**
 * `GET /{ig-user-id}/creator_marketplace_creators`, documented at
 * …/instagram-api-with-facebook-login/creator-marketplace. Tokens that begin with `unapproved` lack the permission.
 */
export function answerMarket(world: FakeWorld, token: string, request: FakeRequest): FakeReply {
  const { query } = request;
  if (token.startsWith('unapproved')) return noPermission();
  const fault = faultIn(query);
  if (fault !== null) return invalidParameter(fault);
  const fields = parseFields(query.get('fields') ?? 'id,username');
  if (!fields) return invalidParameter('Syntax error in the parameter "fields".');
  const unknown = unknownField(fields);
  if (unknown) return unknown;
  const all = meant(world, query).filter(
    person => person.state === 'open' && person.isProfessional && isWithin(person, query),
  );
  const page = pageOf(all, query.get('limit') ?? undefined, query.get('after') ?? undefined);
  if (!page) return invalidParameter('Invalid parameter');
  const data = page.shown.map(person => creatorNode(person, fields, query.has('username')));
  return json(data.length > 0 ? { data, paging: pagingOf(world, request, page) } : { data });
}
