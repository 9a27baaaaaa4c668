import { type FakeReply, type FakeRequest, type FakeWorld, json } from '../fake-host.ts';
import type { Person } from '../fake-people.ts';
import { parseFields } from './field-expansion.ts';
import {
  discoveryOnly,
  expiredToken,
  invalidParameter,
  noPermission,
  noSuchField,
  noSuchObject,
} from './graph-errors.ts';
import type { Grant } from './instagram-grants.ts';
import { accountInsights, mediaInsights } from './own-insights.ts';
import { mediaNode, newestFirst, pageOf, pagingOf, picked, userNode } from './media-nodes.ts';

/** instagram-api-with-instagram-login/get-started: `id` is the app's own number for the account, `user_id` Instagram's. */
const meFields = [
  'id',
  'user_id',
  'username',
  'name',
  'account_type',
  'profile_picture_url',
  'followers_count',
  'follows_count',
  'media_count',
  'biography',
  'website',
];
const mediaFields = [
  'id',
  'caption',
  'like_count',
  'comments_count',
  'media_type',
  'media_product_type',
  'permalink',
  'timestamp',
  'media_url',
  'thumbnail_url',
  'username',
];

/** `graph.instagram.com`: what an account's owner lets an app read. */
export function answerOwn(world: FakeWorld, grant: Grant, request: FakeRequest): FakeReply {
  const [, id = '', edge] = /^\/v\d+\.\d+\/([^/]+)(?:\/(\w+))?\/?$/.exec(request.path) ?? [];
  const owner = world.people.byId('instagram', grant.account);
  // If the owner deletes the account, or removes the app from it, its tokens expire.
  if (!owner || owner.state === 'gone') return expiredToken();
  const isOwner = id === 'me' || id === owner.record.platformId;
  const maySeeInsights = grant.scopes.includes('instagram_business_manage_insights');
  if (isOwner && edge === undefined) return profile(owner, request);
  if (isOwner && edge === 'media') return listMedia(world, owner, request);
  if (edge !== 'insights') return noSuchObject(id);
  if (!maySeeInsights) return noPermission();
  if (isOwner) return accountInsights(owner, request.query);
  const post = world.people.post('instagram', id);
  return post?.person.record.platformId === grant.account
    ? mediaInsights(post.post, request.query)
    : noSuchObject(id);
}

function profile(owner: Person, { query }: FakeRequest): FakeReply {
  const fields = parseFields(query.get('fields') ?? 'id');
  const unknown = fields?.find(({ name }) => !meFields.includes(name));
  if (!fields) return invalidParameter('Syntax error in the parameter "fields".');
  if (unknown) return noSuchField(unknown.name, 'IGUser');
  const node = { ...userNode(owner), user_id: owner.record.platformId, account_type: 'MEDIA_CREATOR' };
  // The documentation shows the object in a list, `{"data": [{…}]}`; public clients get the object itself.
  return json({ ...picked(node, fields), id: `9${owner.record.platformId.replace(/\D/g, '')}` });
}

function listMedia(world: FakeWorld, owner: Person, request: FakeRequest): FakeReply {
  const { query } = request;
  const fields = parseFields(query.get('fields') ?? 'id');
  if (!fields) return invalidParameter('Syntax error in the parameter "fields".');
  if (fields.some(({ name }) => name === 'view_count')) return discoveryOnly();
  const unknown = fields.find(({ name }) => !mediaFields.includes(name));
  if (unknown) return noSuchField(unknown.name, 'IGMedia');
  const page = pageOf(newestFirst(owner), query.get('limit') ?? undefined, query.get('after') ?? undefined);
  if (!page) return invalidParameter('Invalid parameter');
  const data = page.shown.map(post => picked({ ...mediaNode(post), thumbnail_url: post.coverUrl }, fields));
  return json(data.length > 0 ? { data, paging: pagingOf(world, request, page) } : { data });
}
