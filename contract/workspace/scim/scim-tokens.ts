import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

/**
 * Below the product's address: what an identity provider calls with a token of a team (RFC 7644). Its replies have no
 * envelope; the protocol defines them.
 */
export const scimPath = '/scim/v2';

/** Characters of a token's name. */
const longestTokenName = 60;

const scimTokenSchema = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** To within a minute; null: never. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ScimToken = z.output<typeof scimTokenSchema>;

export const listScimTokens = endpoint({
  method: 'GET',
  path: '/office/api/team/scim/tokens',
  access: 'security.manage',
  summary: 'Tokens with which identity providers keep the accounts of the team, newest first',
  tag: 'scim',
  reply: z.object({
    tokens: z.array(scimTokenSchema),
    /** What the identity provider is told beside a token. */
    address: z.string(),
    /** Accounts that it keeps, without those that it deleted. */
    users: z.int(),
  }),
});

export const createScimToken = endpoint({
  method: 'POST',
  path: '/office/api/team/scim/tokens',
  access: 'security.manage',
  summary: 'Make a token for an identity provider; it is shown only once',
  tag: 'scim',
  body: z.object({ name: z.string().trim().min(1).max(longestTokenName) }),
  reply: z.object({ id: z.int(), token: z.string() }),
});

export const revokeScimToken = endpoint({
  method: 'DELETE',
  path: '/office/api/team/scim/tokens/:id',
  access: 'security.manage',
  summary: 'Revoke a token: from now on it opens nothing',
  tag: 'scim',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: z.object({}),
});
