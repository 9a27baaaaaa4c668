import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const tokenPair = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds until the access token ends. */
  expires_in: z.int(),
});
export type TokenPair = z.output<typeof tokenPair>;

/** The token call of spec §7: its fields come in the query or, as our own client sends them, in a form. */
const tokenFields = z.object({
  grant_type: z.enum(['password', 'refresh_token']).optional(),
  scope: z.string().max(100).optional(),
  /** With the prefix of settings, `OFFICE@` unless configured. */
  username: z.string().max(200).optional(),
  /** AES-CBC or Base64, see product §2. */
  password: z.string().max(2000).optional(),
  refresh_token: z.string().max(200).optional(),
});

export const issueToken = endpoint({
  method: 'POST',
  path: '/auth/oauth/token',
  access: 'open',
  summary: 'Sign in with a password, or go on with a refresh token',
  tag: 'identity',
  query: tokenFields,
  body: tokenFields,
  reply: tokenPair,
  beside: tokenPair,
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/token/logout',
  access: 'account',
  summary: 'Sign out',
  tag: 'identity',
  reply: z.object({}),
});

export const officeUserSchema = z.object({
  userId: z.int(),
  teamId: z.int(),
  teamName: z.string(),
  username: z.string(),
  nickName: z.string(),
  company: z.string(),
  phone: z.string(),
  avatar: z.string(),
  roleIds: z.array(z.string()),
  /** May open the pages of the operator of this installation. */
  operator: z.boolean(),
});
export type OfficeUser = z.output<typeof officeUserSchema>;

export const showOfficeUser = endpoint({
  method: 'POST',
  path: '/office/officeuser/info',
  access: 'account',
  summary: 'Who is signed in',
  tag: 'identity',
  reply: z.object({ officeUser: officeUserSchema }),
  beside: z.object({ ok: z.literal(true) }),
});

/** What the sign-in page must know before anybody is signed in. */
export const showSignInSettings = endpoint({
  method: 'GET',
  path: '/auth/settings',
  access: 'open',
  summary: 'Prefix, client and password key of the sign-in, and the demo account of the sandbox',
  tag: 'identity',
  reply: z.object({
    userPrefix: z.string(),
    clientBasic: z.string(),
    passwordKey: z.string(),
    sandbox: z.boolean(),
    demo: z.object({ username: z.string(), password: z.string() }).nullable(),
  }),
});
