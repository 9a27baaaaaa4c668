import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { visitRetention } from '../core/personal-data/retention-kinds.ts';
import { codeLength, linkStates, productTypes } from './link-kinds.ts';
import { platformSchema } from '../core/platform.ts';
import { namedMoment } from '../core/time/dates.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const linkId = z.object({ id });
const url = z.string().trim().max(2000);

/** The server checks the typed values and names the field: `targetFault`, `codeFault`. */
const linkFieldsSchema = z.object({
  name: z.string().trim().min(1).max(100),
  productType: z.enum(productTypes),
  description: z.string().trim().max(500).default(''),
  /** E-commerce: the product; app: its universal link, which is used where no other target is given. */
  targetUrl: url.min(1),
  /** For an app: the target of each system; empty means `targetUrl`. */
  iosUrl: url.default(''),
  androidUrl: url.default(''),
  desktopUrl: url.default(''),
  expiresAt: namedMoment.nullable().default(null),
  tags: z.array(z.string().trim().min(1).max(40)).max(10).default([]),
  creatorId: z.int().min(1).nullable().default(null),
});
export type LinkFields = z.output<typeof linkFieldsSchema>;

/** The host of an address: a verified domain of the team; null for the product's own. */
const placeFields = {
  domainId: z.int().min(1).nullable().default(null),
  /** Empty for a random one. */
  code: z.string().trim().max(codeLength.max).default(''),
};

const shortLinkSchema = linkFieldsSchema.extend({
  id: z.int(),
  code: z.string(),
  /** The whole short address. */
  shortUrl: z.string(),
  isOn: z.boolean(),
  state: z.enum(linkStates),
  creator: z
    .object({ id: z.int(), platform: platformSchema, name: z.string(), avatarUrl: z.string() })
    .nullable(),
  /** Empty if the account was deleted since. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** By people, since it was created; `botPv`: visits by programs. */
  pv: z.int(),
  uv: z.int(),
  botPv: z.int(),
  lastVisitAt: z.iso.datetime().nullable(),
  /** May change it: its creator and the main account. */
  mine: z.boolean(),
  /** Beyond the number of links of the current plan: it redirects, but cannot be changed. */
  readOnly: z.boolean(),
});
export type ShortLink = z.output<typeof shortLinkSchema>;

export const linkSorts = ['newest', 'pv', 'uv', 'lastVisit', 'name'] as const;

export const linkFilterSchema = z.object({
  /** A part of the name, description, code or target. */
  keyword: z.string().max(100).optional(),
  productType: z.enum(productTypes).optional(),
  state: z.enum(linkStates).optional(),
  tag: z.string().max(40).optional(),
  creatorId: id.optional(),
});
export type LinkFilter = z.output<typeof linkFilterSchema>;

export const listShortLinks = endpoint({
  method: 'GET',
  path: '/office/api/shortLinks',
  access: 'account',
  summary: 'Short links of the team with their visits so far',
  tag: 'short links',
  query: linkFilterSchema.extend({
    sort: z.enum(linkSorts).default('newest'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    links: z.array(shortLinkSchema),
    total: z.int(),
    /** Tags in use, for the filter. */
    tags: z.array(z.string()),
    /** The number of links, and the plan's limit. */
    used: z.int(),
    limit: z.int(),
  }),
});

export const getShortLink = endpoint({
  method: 'GET',
  path: '/office/api/shortLinks/:id',
  access: 'account',
  summary: 'A short link',
  tag: 'short links',
  params: linkId,
  reply: shortLinkSchema.extend({
    /** Mail tasks whose recipients have addresses of their own for it, newest first. */
    mailTasks: z.array(z.object({ id: z.int(), name: z.string(), recipients: z.int() })),
  }),
});

export const createShortLink = endpoint({
  method: 'POST',
  path: '/office/api/shortLinks',
  access: 'links.edit',
  summary: 'Make a short link',
  tag: 'short links',
  body: linkFieldsSchema.extend(placeFields),
  reply: z.object({ id: z.int(), shortUrl: z.string() }),
});

/** Creates one link per creator of a list; `{creator}` in the name is replaced by the creator's. */
export const createListLinks = endpoint({
  method: 'POST',
  path: '/office/api/shortLinks/ofList',
  access: 'links.edit',
  summary: 'Make a short link for every creator of a list',
  tag: 'short links',
  body: linkFieldsSchema.omit({ creatorId: true }).extend({
    listId: z.int().min(1),
    domainId: placeFields.domainId,
    /** Puts the creator's handle into `utm_content` of the target. */
    marksCreator: z.boolean().default(true),
  }),
  reply: z.object({
    created: z.int(),
    /** Creators who had a link to the same target already. */
    already: z.int(),
  }),
});

export const updateShortLink = endpoint({
  method: 'PUT',
  path: '/office/api/shortLinks/:id',
  access: 'links.edit',
  summary: 'Change what a short link is and where it leads; its address stays',
  tag: 'short links',
  params: linkId,
  body: linkFieldsSchema,
  reply: z.object({}),
});

export const switchShortLink = endpoint({
  method: 'PUT',
  path: '/office/api/shortLinks/:id/on',
  access: 'links.edit',
  summary: 'Switch a short link on or off, everywhere within a second',
  tag: 'short links',
  params: linkId,
  body: z.object({ isOn: z.boolean() }),
  reply: z.object({}),
});

export const deleteShortLink = endpoint({
  method: 'DELETE',
  path: '/office/api/shortLinks/:id',
  access: 'links.edit',
  summary:
    'Delete a short link with its visits; its address leads nowhere from then on, and nobody else gets it',
  tag: 'short links',
  params: linkId,
  reply: z.object({}),
});

/** What the forms need before they are opened. */
export const getLinkSettings = endpoint({
  method: 'GET',
  path: '/office/api/shortLinkSettings',
  access: 'account',
  summary: 'Where short addresses may stand, and how long access records are kept',
  tag: 'short links',
  reply: z.object({
    /** The prefix of a code by domain; `domainId` null is the product's own. */
    places: z.array(z.object({ domainId: z.int().nullable(), prefix: z.string() })),
    retentionDays: z.int(),
  }),
});

export const changeLinkSettings = endpoint({
  method: 'PUT',
  path: '/office/api/shortLinkSettings',
  access: 'team.settings',
  summary: 'How long access records are kept; figures stay',
  tag: 'short links',
  body: z.object({ retentionDays: z.int().min(visitRetention.min).max(visitRetention.max) }),
  reply: z.object({}),
});
