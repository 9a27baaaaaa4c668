import { z } from 'zod';
import { draftFieldsSchema } from '../collaboration-drafts.ts';
import {
  collaborationLimits,
  collaborationStates,
  deliverableKinds,
  draftStates,
} from '../collaboration-kinds.ts';
import { pageDays } from './collaboration-page-limits.ts';
import { currencySchema } from '../../monitoring/effects/effect-shapes.ts';
import { endpoint } from '../../core/endpoint.ts';
import { limits } from '../../core/limits.ts';
import { readerLangs } from '../../core/mail/reader-langs.ts';

const tag = 'collaboration pages';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const collaborationId = z.object({ id });

const collaborationPageSchema = z.object({
  id: z.int(),
  lang: z.enum(readerLangs),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  /** It can be opened now. */
  isOpen: z.boolean(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  opened: z.int(),
  openedAt: z.iso.datetime().nullable(),
});
export type CollaborationPage = z.output<typeof collaborationPageSchema>;

export const listCollaborationPages = endpoint({
  method: 'GET',
  path: '/office/api/collaborations/:id/pages',
  access: 'account',
  summary: 'Addresses of the creator’s page of a collaboration, and what the creator gave there',
  tag,
  params: collaborationId,
  reply: z.object({
    pages: z.array(collaborationPageSchema),
    /** What the creator most likely reads, for the next address. */
    creatorLang: z.enum(readerLangs),
    /** The last time; null if never. */
    termsAcceptedAt: z.iso.datetime().nullable(),
    /** The accepted terms were changed since. */
    areTermsNew: z.boolean(),
    /** Shipping and payment details; null if not given. A viewer does not see them. */
    details: z.object({ address: z.string(), payment: z.string(), givenAt: z.iso.datetime() }).nullable(),
  }),
});

export const makeCollaborationPage = endpoint({
  method: 'POST',
  path: '/office/api/collaborations/:id/pages',
  access: 'campaigns.edit',
  summary: 'A new address of the creator’s page; shown once',
  tag,
  params: collaborationId,
  body: z.object({
    lang: z.enum(readerLangs),
    days: z.int().min(1).max(pageDays.max).default(pageDays.usual),
  }),
  reply: z.object({ id: z.int(), url: z.string(), expiresAt: z.iso.datetime() }),
});

export const revokeCollaborationPage = endpoint({
  method: 'POST',
  path: '/office/api/collaborations/:id/pages/:pageId/revoke',
  access: 'campaigns.edit',
  summary: 'Take an address of the creator’s page back at once',
  tag,
  params: z.object({ id, pageId: id }),
  reply: z.object({}),
});

const path = '/office/api/creatorWork/:token';
const token = z.object({ token: z.string().min(1).max(200) });
const details = { address: z.string().trim().max(1000), payment: z.string().trim().max(1000) };

export const getCreatorWork = endpoint({
  method: 'GET',
  path,
  access: 'open',
  summary: 'The creator’s page: their part of one collaboration',
  tag,
  params: token,
  reply: z.object({
    lang: z.enum(readerLangs),
    expiresAt: z.iso.datetime(),
    team: z.string(),
    creator: z.string(),
    campaign: z.string(),
    product: z.string(),
    /** HTML, cleaned. */
    brief: z.string(),
    briefFiles: z.array(z.object({ id: z.int(), name: z.string(), size: z.int() })),
    feeMinor: z.int().nullable(),
    currency: currencySchema,
    state: z.enum(collaborationStates),
    coupon: z.string(),
    shortUrl: z.string(),
    carrier: z.string(),
    trackingNumber: z.string(),
    /** A hash of the current fee, currency and deliverables, for `acceptTerms`. */
    terms: z.string(),
    /** When the current terms were accepted; null if they were not. */
    termsAcceptedAt: z.iso.datetime().nullable(),
    /** Other terms were accepted before. */
    areTermsNew: z.boolean(),
    /** Whether details were given; the page never shows them, because others may have its address. */
    hasAddress: z.boolean(),
    hasPayment: z.boolean(),
    deliverables: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(deliverableKinds),
        title: z.string(),
        draftDueOn: z.iso.date().nullable(),
        publishOn: z.iso.date().nullable(),
        postUrl: z.string(),
        /** The creator may add its post, or replace it. */
        isPostOpen: z.boolean(),
      }),
    ),
    drafts: z.array(
      z.object({
        id: z.int(),
        deliverableId: z.int().nullable(),
        url: z.string(),
        fileName: z.string(),
        note: z.string(),
        handedInAt: z.iso.datetime(),
        state: z.enum(draftStates),
        comments: z.array(z.object({ text: z.string(), at: z.iso.datetime(), isCreator: z.boolean() })),
      }),
    ),
    payments: z.array(
      z.object({
        label: z.string(),
        amountMinor: z.int(),
        currency: currencySchema,
        dueOn: z.iso.date().nullable(),
        paidOn: z.iso.date().nullable(),
      }),
    ),
  }),
});
export type CreatorWork = z.output<typeof getCreatorWork.reply>;

export const acceptTerms = endpoint({
  method: 'POST',
  path: `${path}/terms`,
  access: 'open',
  summary: 'The creator accepts fee and deliverables as they stand; refused when they changed meanwhile',
  tag,
  params: token,
  body: z.object({
    /** Everything as it was shown. */
    feeMinor: z.int().nullable(),
    currency: currencySchema,
    deliverableIds: z.array(z.int()).max(collaborationLimits.deliverables),
    terms: z.string().max(100),
  }),
  reply: z.object({}),
});

export const giveDetails = endpoint({
  method: 'PUT',
  path: `${path}/details`,
  access: 'open',
  summary: 'Where to send and how to pay; what is left empty stays as it was',
  tag,
  params: token,
  body: z.object(details),
  reply: z.object({}),
});

export const handInDraftLink = endpoint({
  method: 'POST',
  path: `${path}/drafts`,
  access: 'open',
  summary: 'The creator hands in a draft as an address',
  tag,
  params: token,
  body: draftFieldsSchema.extend({ url: z.string().trim().min(1).max(2000) }),
  reply: z.object({ id: z.int() }),
});

export const handInDraftFile = endpoint({
  method: 'POST',
  path: `${path}/drafts/file`,
  access: 'open',
  summary: 'The creator hands in a draft as a file',
  tag,
  params: token,
  body: draftFieldsSchema,
  fileBytes: limits.uploadBytes,
  reply: z.object({ id: z.int() }),
});

export const answerOnDraft = endpoint({
  method: 'POST',
  path: `${path}/drafts/:draftId/comments`,
  access: 'open',
  summary: 'The creator says something of a draft',
  tag,
  params: token.extend({ draftId: id }),
  body: z.object({ text: z.string().trim().min(1).max(collaborationLimits.commentLength) }),
  reply: z.object({}),
});

export const givePost = endpoint({
  method: 'POST',
  path: `${path}/posts`,
  access: 'open',
  summary: 'The creator gives the address of a post that is published',
  tag,
  params: token,
  body: z.object({ deliverableId: z.int().min(1), url: z.string().trim().min(1).max(2000) }),
  reply: z.object({}),
});

export const fetchBriefFile = endpoint({
  method: 'GET',
  path: `${path}/files/:fileId`,
  access: 'open',
  summary: 'A file of the brief, always as a download',
  tag,
  params: token.extend({ fileId: id }),
  sends: ['application/octet-stream'],
  reply: z.never(),
});
