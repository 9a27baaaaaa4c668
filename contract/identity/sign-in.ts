import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { permissions } from '../core/roles/permissions.ts';
import { limits } from '../core/limits.ts';
import { username } from '../core/patterns.ts';
import { phoneCodeSchema, phoneSchema } from './phone-codes.ts';

/** A password as it is transmitted: AES-CBC or Base64; its rule is checked after decoding. */
export const passwordField = z.string().min(1).max(2000);
export const nickNameSchema = z.string().trim().min(1).max(40);

export const tokenPair = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds until the access token expires. */
  expires_in: z.int(),
});
export type TokenPair = z.output<typeof tokenPair>;

/** All that a sign-in can be for; another scope is refused. */
const signInScope = z.literal('server');

/** The token call with a password: its fields come in the query or, as our own client sends them, in a form. */
const tokenFields = z.object({
  grant_type: z.enum(['password', 'refresh_token']).optional(),
  scope: signInScope.optional(),
  /** With the prefix of the settings, `OFFICE@` by default. */
  username: z.string().max(200).optional(),
  /** AES-CBC or Base64, like `passwordField`. */
  password: z.string().max(2000).optional(),
  refresh_token: z.string().max(200).optional(),
});

export const issueToken = endpoint({
  method: 'POST',
  path: '/auth/oauth/token',
  access: 'open',
  summary:
    'Sign in with a password, or go on with a refresh token; with a second factor, the answer is a challenge (1037)',
  tag: 'identity',
  query: tokenFields,
  body: tokenFields,
  reply: tokenPair,
  beside: tokenPair,
});

/**
 * For an account with a second factor, a token call answers `second_factor_needed` with a challenge, which this call
 * takes within five minutes.
 */
export const finishSignIn = endpoint({
  method: 'POST',
  path: '/auth/oauth/secondFactor',
  access: 'open',
  summary: 'End a sign-in with a code of the authenticator app, or with a recovery code',
  tag: 'identity',
  body: z.object({
    challenge: z.string().min(1).max(1000),
    code: z.string().trim().min(1).max(40),
  }),
  reply: tokenPair,
  beside: tokenPair,
});

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);

/** For the browser: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const getPasskeyOptions = endpoint({
  method: 'POST',
  path: '/auth/oauth/passkeyOptions',
  access: 'open',
  summary: 'What the browser needs to show a passkey as the second step of a sign-in',
  tag: 'identity',
  body: z.object({ challenge: z.string().min(1).max(1000) }),
  reply: z.object({ options: z.record(z.string(), z.unknown()) }),
});

export const finishWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/oauth/passkey',
  access: 'open',
  summary: 'End a sign-in with a passkey',
  tag: 'identity',
  body: z.object({
    challenge: z.string().min(1).max(1000),
    /** `AuthenticationResponseJSON` of WebAuthn. */
    response: z.object({
      id: base64url,
      rawId: base64url,
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: base64url.optional(),
      }),
      clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    }),
  }),
  reply: tokenPair,
  beside: tokenPair,
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/token/logout',
  access: 'account',
  beforeSecondFactor: true,
  summary: 'Sign out',
  tag: 'identity',
  reply: z.object({}),
});

const officeUserSchema = z.object({
  userId: z.int(),
  teamId: z.int(),
  teamName: z.string(),
  /** IANA name of the team's time zone. */
  timeZone: z.string(),
  username: z.string(),
  nickName: z.string(),
  company: z.string(),
  phone: z.string(),
  avatar: z.string(),
  roleIds: z.array(z.string()),
  /** In the caller's language; of a role of the team its name. */
  roleName: z.string(),
  permissions: z.array(z.enum(permissions)),
  /** May open the operator's pages of this installation. */
  operator: z.boolean(),
  /** The team requires a second factor, and until one is set up nothing else answers. */
  needsSecondFactor: z.boolean(),
});
export type OfficeUser = z.output<typeof officeUserSchema>;

export const getOfficeUser = endpoint({
  method: 'POST',
  path: '/office/officeuser/info',
  access: 'account',
  beforeSecondFactor: true,
  summary: 'Who is signed in',
  tag: 'identity',
  reply: z.object({ officeUser: officeUserSchema }),
  beside: z.object({ ok: z.literal(true) }),
});

/** What the sign-in page needs before anybody is signed in. */
export const getSignInSettings = endpoint({
  method: 'GET',
  path: '/auth/settings',
  access: 'open',
  summary:
    'Prefix, client and password key of the sign-in, the demo account of the sandbox, and what the operator offers',
  tag: 'identity',
  reply: z.object({
    userPrefix: z.string(),
    mobilePrefix: z.string(),
    clientBasic: z.string(),
    passwordKey: z.string(),
    sandbox: z.boolean(),
    demo: z.object({ username: z.string(), password: z.string() }).nullable(),
    /** Contact of the customer service, as the operator has set it. */
    service: z.object({ url: z.string(), note: z.string() }).nullable(),
    /** Whether plans can be paid here. */
    takesPayments: z.boolean(),
  }),
});

export const verifyPhoneRegistered = endpoint({
  method: 'POST',
  path: '/office/api/login/verifyPhoneRegistered',
  access: 'open',
  summary: 'Whether a phone number has an account',
  tag: 'identity',
  body: z.object({ phone: phoneSchema }),
  reply: z.object({ registered: z.boolean() }),
});

export const register = endpoint({
  method: 'POST',
  path: '/office/api/login/register',
  access: 'open',
  summary: 'Make a team with its main account, on the free plan',
  tag: 'identity',
  body: z.object({
    username: z.string().trim().regex(username),
    phone: phoneSchema,
    code: phoneCodeSchema,
    password: passwordField,
    nickName: nickNameSchema,
    company: z.string().trim().min(1).max(100),
  }),
  reply: z.object({ userId: z.int(), teamId: z.int() }),
});

/** The token call with a code from a text message: its fields come in the query or in a form. */
const phoneTokenFields = z.object({
  grant_type: z.enum(['mobile']).optional(),
  scope: signInScope.optional(),
  /** With the prefix of the settings, `OFFICE-SMS@` by default. */
  mobile: z.string().max(100).optional(),
  code: z.string().max(20).optional(),
});

export const issueTokenByPhone = endpoint({
  method: 'POST',
  path: '/auth/mobile/token/sms',
  access: 'open',
  summary:
    'Sign in with a phone number and the code of a text message; with a second factor, the answer is a challenge (1037)',
  tag: 'identity',
  query: phoneTokenFields,
  body: phoneTokenFields,
  reply: tokenPair,
  beside: tokenPair,
});

/** Two ways: signed in with `oldPassword`, or with `phone` and `code` if the password is forgotten. */
export const editPassword = endpoint({
  method: 'PUT',
  path: '/office/api/login/editPassword',
  access: 'open',
  summary:
    'Change the password: signed in with the old one, or with a code sent to the phone; every token given before ends',
  tag: 'identity',
  body: z.object({
    oldPassword: passwordField.optional(),
    phone: phoneSchema.optional(),
    code: phoneCodeSchema.optional(),
    password: passwordField,
  }),
  reply: z.object({
    /** With which the caller goes on; null for who is not signed in. */
    tokens: tokenPair.nullable(),
  }),
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/office/api/user/profile',
  access: 'account',
  summary: 'Change nickname and company',
  tag: 'identity',
  body: z.object({ nickName: nickNameSchema, company: z.string().trim().max(100) }),
  reply: z.object({}),
});

export const changePhone = endpoint({
  method: 'PUT',
  path: '/office/api/user/phone',
  access: 'account',
  summary:
    'Change the phone number, with the password and a code sent to the new one; the old one is told by text message',
  tag: 'identity',
  body: z.object({ phone: phoneSchema, code: phoneCodeSchema, password: passwordField }),
  reply: z.object({}),
});

export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/office/api/user/avatar',
  access: 'account',
  summary: 'Set the avatar: a picture of at most 1 MB, stored again as a square',
  tag: 'identity',
  fileBytes: limits.avatarBytes,
  reply: z.object({ avatar: z.string() }),
});

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/office/api/user/avatar',
  access: 'account',
  summary: 'Take the avatar away',
  tag: 'identity',
  reply: z.object({}),
});

/** For pictures on a page, which cannot send a token: the address itself is the secret. */
export const getAvatar = endpoint({
  method: 'GET',
  path: '/office/api/avatars/:key',
  access: 'open',
  summary: 'An avatar',
  tag: 'identity',
  params: z.object({ key: z.string().regex(/^[\w-]{22}$/) }),
  sends: ['image/webp'],
  reply: z.never(),
});
