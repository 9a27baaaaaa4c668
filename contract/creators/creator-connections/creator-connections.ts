import { z } from 'zod';
import { creatorPagePath } from '../../catalogue/creator-path.ts';
import { creatorParams } from '../../catalogue/creator-params.ts';
import { endpoint } from '../../core/endpoint.ts';
import { platformSchema } from '../../core/platform.ts';
import { readerLangs } from '../../core/mail/reader-langs.ts';
import { sourceFaults } from '../../core/sources/source-codes.ts';

const token = z.object({ token: z.string().min(1).max(200) });

/** The edition of the consent text; every change of the text is a new edition. */
export const consentEdition = '2026-11-23';

const connectionSchema = z.object({
  platform: platformSchema,
  handle: z.string(),
  homepageUrl: z.string(),
  /** `broken`: the platform refuses access; the creator must connect again. */
  state: z.enum(['ok', 'broken']),
  scopes: z.array(z.string()),
  consentedAt: z.iso.datetime(),
  /** The edition that they agreed to. */
  consentEdition: z.string(),
  fetchedAt: z.iso.datetime().nullable(),
  fault: z.enum(sourceFaults).nullable(),
});
export type CreatorConnection = z.output<typeof connectionSchema>;

/** What the team sees. */
export const getConnections = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/connections`,
  access: 'account',
  summary: 'What a creator has connected and confirmed, and the invitation that stands',
  tag: 'creator connections',
  params: creatorParams,
  reply: z.object({
    connections: z.array(connectionSchema),
    /** Platforms with which an account can be connected, because the operator set them up. */
    available: z.array(platformSchema),
    invitation: z
      .object({
        createdAt: z.iso.datetime(),
        /** When the last of their links expires, including those in mails. */
        expiresAt: z.iso.datetime(),
        openedAt: z.iso.datetime().nullable(),
        confirmedAt: z.iso.datetime().nullable(),
        /** Null until its owner has confirmed it. */
        confirmedAddress: z.string().nullable(),
      })
      .nullable(),
  }),
});

export const inviteToConnect = endpoint({
  method: 'POST',
  path: `${creatorPagePath}/connections/invite`,
  access: 'creators.edit',
  summary: 'Make the link to a creator’s own page; the one made before stops working, those in mails do not',
  tag: 'creator connections',
  params: creatorParams,
  reply: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
});

export const openCreatorPage = endpoint({
  method: 'GET',
  path: '/office/api/creator-page/:token',
  access: 'open',
  summary: 'What a creator sees behind their link, without signing in',
  tag: 'creator connections',
  params: token,
  reply: z.object({
    teamName: z.string(),
    creator: z.object({
      name: z.string(),
      handle: z.string(),
      platform: platformSchema,
      avatarUrl: z.string(),
    }),
    /** The address that we would write to, masked; null if none is known. */
    address: z.string().nullable(),
    confirmedAddress: z.string().nullable(),
    platforms: z.array(
      z.object({
        platform: platformSchema,
        isAvailable: z.boolean(),
        connection: connectionSchema.nullable(),
      }),
    ),
    consentEdition: z.string(),
    expiresAt: z.iso.datetime(),
  }),
});

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/office/api/creator-page/:token/address',
  access: 'open',
  summary: 'The creator says where they want to be written to',
  tag: 'creator connections',
  params: token,
  body: z.object({ address: z.email().max(254) }),
  reply: z.object({}),
});

export const connectAccount = endpoint({
  method: 'POST',
  path: '/office/api/creator-page/:token/connect',
  access: 'open',
  summary: 'Begin to connect an account: the consent, and where the browser goes on',
  tag: 'creator connections',
  params: token,
  body: z.object({
    platform: platformSchema,
    consentEdition: z.string().max(20),
    /** The language in which the creator read the consent; without it that of the request. */
    lang: z.enum(readerLangs).optional(),
  }),
  reply: z.object({ url: z.string() }),
});

export const disconnectAccount = endpoint({
  method: 'DELETE',
  path: '/office/api/creator-page/:token/connections/:platform',
  access: 'open',
  summary: 'The creator takes it back: tokens and what came by them are deleted',
  tag: 'creator connections',
  params: token.extend({ platform: platformSchema }),
  reply: z.object({
    /** False if the platform did not answer, or has no call for it; they can remove access there themselves. */
    isRevoked: z.boolean(),
  }),
});
