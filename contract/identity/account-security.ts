import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { passwordField } from './sign-in.ts';

const tag = 'account security';

const signInSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for the one that is live; there is at most one. */
  endedAt: z.iso.datetime().nullable(),
  /** It is the session of this call. */
  isCurrent: z.boolean(),
  /** `password`, `phone`; empty if it was not kept. */
  way: z.string(),
  /** What the program said of itself; empty if it said nothing known. */
  browser: z.string(),
  system: z.string(),
  /** In the caller's language, by the databases of regions; empty if they do not know it. */
  place: z.string(),
  /** The address, of IPv6 its network. */
  network: z.string(),
});
export type SignIn = z.output<typeof signInSchema>;

export const listSignIns = endpoint({
  method: 'GET',
  path: '/office/api/user/signIns',
  access: 'account',
  summary: 'The live session of the account and its latest sign-ins, newest first, with device and place',
  tag,
  reply: z.object({ signIns: z.array(signInSchema) }),
});

const withPassword = z.object({ password: passwordField });
/** Shown once; null if the account has some already. */
const recoveryCodes = z.array(z.string()).nullable();

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/office/api/user/secondFactor',
  access: 'account',
  beforeSecondFactor: true,
  summary: 'What the sign-in of the account asks for besides the password',
  tag,
  reply: z.object({
    totp: z.boolean(),
    passkeys: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
    /** The host to which passkeys belong; empty where browsers allow none. */
    passkeyHost: z.string(),
    /** Of recovery codes that were not used. */
    recoveryCodesLeft: z.int(),
    /** The team requires a second factor of everybody. */
    isRequired: z.boolean(),
  }),
});
export type SecondFactor = z.output<(typeof getSecondFactor)['reply']>;

export const beginTotp = endpoint({
  method: 'POST',
  path: '/office/api/user/secondFactor/totp',
  access: 'account',
  beforeSecondFactor: true,
  summary: 'Begin with an authenticator app: a secret that is good for nothing until a code of it was shown',
  tag,
  body: withPassword,
  reply: z.object({
    secret: z.string(),
    /** The content of the QR code, `otpauth://totp/…`. */
    address: z.string(),
  }),
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/office/api/user/secondFactor/totp/confirm',
  access: 'account',
  beforeSecondFactor: true,
  summary: 'Show a code of the authenticator app; from now on sign-ins ask for one',
  tag,
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
  }),
  reply: z.object({ recoveryCodes }),
});

export const removeTotp = endpoint({
  method: 'POST',
  path: '/office/api/user/secondFactor/totp/remove',
  access: 'account',
  summary: 'Take the authenticator app away',
  tag,
  body: withPassword,
  reply: z.object({}),
});

/** For the browser: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/office/api/user/secondFactor/passkeys/options',
  access: 'account',
  beforeSecondFactor: true,
  summary: 'What the browser needs to make a passkey',
  tag,
  body: withPassword,
  reply: z.object({ options: z.record(z.string(), z.unknown()) }),
});

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);

export const addPasskey = endpoint({
  method: 'POST',
  path: '/office/api/user/secondFactor/passkeys',
  access: 'account',
  beforeSecondFactor: true,
  summary: 'Keep the passkey that the browser made; from now on sign-ins ask for a second step',
  tag,
  body: z.object({
    name: z.string().trim().min(1).max(40),
    /** `RegistrationResponseJSON` of WebAuthn. */
    response: z.object({
      id: base64url,
      rawId: base64url,
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: z.array(z.string().max(20)).max(10).optional(),
      }),
      clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    }),
  }),
  reply: z.object({ recoveryCodes }),
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/office/api/user/secondFactor/passkeys/:id/remove',
  access: 'account',
  summary: 'Take a passkey away',
  tag,
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: withPassword,
  reply: z.object({}),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/office/api/user/secondFactor/recoveryCodes',
  access: 'account',
  summary: 'New recovery codes in the place of all earlier ones; they are shown once',
  tag,
  body: withPassword,
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const requireSecondFactor = endpoint({
  method: 'PUT',
  path: '/office/api/team/secondFactor',
  access: 'security.manage',
  summary:
    'Require a second factor of everybody in the team, or no more; who has none sets one up before anything else',
  tag,
  body: z.object({ isRequired: z.boolean() }),
  reply: z.object({}),
});
