import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { providerKinds } from '../core/sign-in/provider-kinds.ts';
import { passwordField, tokenPair } from '../identity/sign-in.ts';
import { newTeamDomain, teamDomainId, teamDomainSchema } from '../identity/team-domains.ts';
import { roleChoiceSchema } from './roles.ts';

/**
 * Where the provider of a team sends the browser back to; a page of the web. Each team has its own, so that what one
 * provider answers is never taken for the answer of another (RFC 9700 §4.4.2.2).
 */
export const callbackPathOf = (teamId: number): string => `/login/callback/${teamId}`;

const kind = z.enum(providerKinds);
const path = '/office/api/team/singleSignOn';
const tag = 'single sign-on';

const providerSchema = z.object({
  kind,
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  agentId: z.string(),
  /** Which role somebody gets whose account is made at their first sign-in. */
  role: roleChoiceSchema,
  isEnabled: z.boolean(),
  /** Whoever has an address of the team's domains can sign in no other way. */
  isRequired: z.boolean(),
  /** When a whole sign-in was last tried with success, since the last change; null: not yet. */
  testedAt: z.iso.datetime().nullable(),
  /** Where an OpenID Connect provider sends notices of sign-outs; empty for other kinds. */
  logoutUri: z.string(),
});
export type Provider = z.output<typeof providerSchema>;

/** What the providers of a sandbox are set up with, by kind. */
const sandboxProvidersSchema = z.partialRecord(
  kind,
  z.object({ issuer: z.string(), clientId: z.string(), clientSecret: z.string(), agentId: z.string() }),
);

const settingsSchema = z.object({
  /** Kinds that can be chosen here. */
  kinds: z.array(kind),
  provider: providerSchema.nullable(),
  /** To be entered at the provider. */
  redirectUri: z.string(),
  domains: z.array(teamDomainSchema),
  /** Sub-accounts of the team, and those of them that sign in by the provider. */
  members: z.object({ linked: z.int(), all: z.int() }),
  /** Null outside a sandbox. */
  sandbox: sandboxProvidersSchema.nullable(),
});
export type SingleSignOn = z.output<typeof settingsSchema>;

/** One step of a sign-in that was tried: what was asked and what came back, without secrets. */
const stepSchema = z.object({
  title: z.string(),
  request: z.string(),
  answer: z.string(),
  ok: z.boolean(),
});
export type TestStep = z.output<typeof stepSchema>;

export const getSingleSignOn = endpoint({
  method: 'GET',
  path,
  access: 'security.manage',
  summary: 'The identity provider of the team and its domains, without the secret',
  tag,
  reply: settingsSchema,
});

export const saveProvider = endpoint({
  method: 'PUT',
  path,
  access: 'security.manage',
  summary:
    'Set up the identity provider of the team, or change it; another one has to be tested and switched on',
  tag,
  body: z.object({
    kind,
    /** How people know it, such as the name of the company. */
    name: z.string().trim().min(1).max(60),
    issuer: z.string().trim().max(500).default(''),
    clientId: z.string().trim().min(1).max(300),
    /** It may be left out if there is one. */
    clientSecret: z.string().trim().max(1000).default(''),
    agentId: z.string().trim().max(100).default(''),
    role: roleChoiceSchema.default({ role: 'member' }),
  }),
  reply: z.object({}),
});

export const removeProvider = endpoint({
  method: 'DELETE',
  path,
  access: 'security.manage',
  summary: 'Take the identity provider away; accounts that it made stay',
  tag,
  reply: z.object({}),
});

export const switchSingleSignOn = endpoint({
  method: 'PUT',
  path: `${path}/state`,
  access: 'security.manage',
  summary: 'Switch single sign-on on or off, and say whether it is required',
  tag,
  body: z.object({ isEnabled: z.boolean(), isRequired: z.boolean() }),
  reply: z.object({}),
});

export const testSingleSignOn = endpoint({
  method: 'POST',
  path: `${path}/test`,
  access: 'security.manage',
  summary: 'Begin a sign-in that only shows its steps; the browser goes on at `url`',
  tag,
  reply: z.object({
    /** Null if the provider did not get so far. */
    url: z.string().nullable(),
    flow: z.string(),
    steps: z.array(stepSchema),
  }),
});

export const addSignInDomain = endpoint({
  method: 'POST',
  path: `${path}/domains`,
  access: 'security.manage',
  summary: 'Name a domain whose people sign in by the provider; it counts once DNS shows that it is theirs',
  tag,
  body: newTeamDomain,
  reply: z.object({ id: z.int() }),
});

export const verifySignInDomain = endpoint({
  method: 'POST',
  path: `${path}/domains/:id/verify`,
  access: 'security.manage',
  summary: 'Ask DNS now whose a domain is; it is asked again every day',
  tag,
  params: teamDomainId,
  reply: teamDomainSchema,
});

export const removeSignInDomain = endpoint({
  method: 'DELETE',
  path: `${path}/domains/:id`,
  access: 'security.manage',
  summary: 'Give up a domain; whoever has an address of it signs in by password again',
  tag,
  params: teamDomainId,
  reply: z.object({}),
});

/** The browser keeps `flow` and sends it with the address to which the provider sends it back. */
const startReply = z.object({ url: z.string(), flow: z.string() });

export const startSingleSignOn = endpoint({
  method: 'POST',
  path: '/auth/oauth/singleSignOn',
  access: 'open',
  summary: 'Begin a sign-in by the provider of the organisation that has the domain of an address',
  tag,
  body: z.object({
    email: z.string().trim().min(1).max(254),
    /** The page after the sign-in. */
    next: z.string().max(2000).default(''),
  }),
  reply: startReply,
});

export const finishSingleSignOn = endpoint({
  method: 'POST',
  path: '/auth/oauth/singleSignOn/finish',
  access: 'open',
  summary: 'End what was begun, with the address to which the provider has sent the browser',
  tag,
  body: z.object({
    flow: z.string().min(1).max(5000),
    /** The whole address of the page. */
    address: z.string().min(1).max(10_000),
  }),
  reply: z.object({
    purpose: z.enum(['signIn', 'link', 'test']),
    /** Of a sign-in. */
    tokens: tokenPair.nullable(),
    next: z.string(),
    /** Of a sign-in that was tried. */
    steps: z.array(stepSchema),
  }),
});

export const getOwnSingleSignOn = endpoint({
  method: 'GET',
  path: '/office/api/user/singleSignOn',
  access: 'account',
  summary: 'Whether the caller can sign in by the provider of the team',
  tag,
  reply: z.object({
    /** Null: the team has switched on none. */
    provider: z.object({ name: z.string() }).nullable(),
    linked: z.object({ email: z.string(), at: z.iso.datetime() }).nullable(),
    /** The team requires it of this account, which hence cannot give it up. */
    isRequired: z.boolean(),
  }),
});

export const linkSingleSignOn = endpoint({
  method: 'POST',
  path: '/office/api/user/singleSignOn/link',
  access: 'account',
  summary: 'Begin to link the own account with the provider of the team',
  tag,
  body: z.object({ password: passwordField }),
  reply: startReply,
});

export const unlinkSingleSignOn = endpoint({
  method: 'POST',
  path: '/office/api/user/singleSignOn/unlink',
  access: 'account',
  summary: 'Sign in by password again instead of by the provider',
  tag,
  body: z.object({ password: passwordField }),
  reply: z.object({}),
});

/** OpenID Connect Back-Channel Logout 1.0 §2.5: a form of one field; an invalid one is answered by 400. */
export const backChannelLogout = endpoint({
  method: 'POST',
  path: '/auth/oauth/singleSignOn/logout/:teamId/:providerId',
  access: 'open',
  summary: 'An identity provider says that it has signed somebody out, whose session then ends',
  tag,
  params: z.object({
    teamId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    providerId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  }),
  body: z.object({ logout_token: z.string().min(1).max(20_000) }),
  reply: z.object({}),
});
