import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { readerLangs } from '../../core/mail/reader-langs.ts';
import { mailBodySchema, mailFileSchema } from '../mail-content.ts';
import { templateKinds } from './template-kinds.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const templateId = z.object({ id });

export const templateInputSchema = mailBodySchema.extend({
  name: z.string().trim().min(1).max(100),
  kind: z.enum(templateKinds),
  visibility: z.enum(['team', 'private']),
  category: z.string().trim().max(40),
});
export type TemplateInput = z.output<typeof templateInputSchema>;

const templateRowSchema = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(templateKinds),
  visibility: z.enum(['team', 'private']),
  category: z.string(),
  subject: z.string(),
  /** The beginning of its text. */
  excerpt: z.string(),
  version: z.int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
  /** May change it: its creator and the main account; a team template anybody. */
  mine: z.boolean(),
});
export type TemplateRow = z.output<typeof templateRowSchema>;

const templateSchema = templateRowSchema.extend({
  ...mailBodySchema.shape,
  files: z.array(mailFileSchema),
});
export type Template = z.output<typeof templateSchema>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/office/api/mail/templates',
  access: 'account',
  summary: 'Templates that the caller may see, the last changed first',
  tag: 'mail templates',
  query: z.object({
    kind: z.enum(templateKinds).optional(),
    /** A part of the name or the subject. */
    keyword: z.string().max(100).optional(),
    category: z.string().max(40).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    templates: z.array(templateRowSchema),
    total: z.int(),
    categories: z.array(z.string()),
  }),
});

export const getTemplate = endpoint({
  method: 'GET',
  path: '/office/api/mail/templates/:id',
  access: 'account',
  summary: 'A template with its body and files',
  tag: 'mail templates',
  params: templateId,
  reply: templateSchema,
});

export const createTemplate = endpoint({
  method: 'POST',
  path: '/office/api/mail/templates',
  access: 'templates.edit',
  summary: 'Make a template',
  tag: 'mail templates',
  body: templateInputSchema,
  reply: z.object({ id: z.int() }),
});

export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/office/api/mail/templates/:id',
  access: 'templates.edit',
  summary: 'Change a template; the version before is kept. Tasks keep what they took',
  tag: 'mail templates',
  params: templateId,
  /**
   * `version` is the one that was changed: if there is a newer one, the change is refused, so that nothing is
   * overwritten.
   */
  body: templateInputSchema.extend({ version: z.int() }),
  reply: z.object({ version: z.int() }),
});

export const duplicateTemplate = endpoint({
  method: 'POST',
  path: '/office/api/mail/templates/:id/duplicate',
  access: 'templates.edit',
  summary: 'A copy of a template, of one’s own',
  tag: 'mail templates',
  params: templateId,
  reply: z.object({ id: z.int() }),
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/office/api/mail/templates/:id',
  access: 'templates.edit',
  summary: 'Delete a template with its versions',
  tag: 'mail templates',
  params: templateId,
  reply: z.object({}),
});

export const listTemplateVersions = endpoint({
  method: 'GET',
  path: '/office/api/mail/templates/:id/versions',
  access: 'account',
  summary: 'What a template was before, newest first',
  tag: 'mail templates',
  params: templateId,
  reply: z.object({
    versions: z.array(
      mailBodySchema.extend({
        version: z.int(),
        name: z.string(),
        changedBy: z.string(),
        changedAt: z.iso.datetime(),
      }),
    ),
  }),
});

/** Shows a mail as a creator would get it, built with the code that sends it. */
export const previewMail = endpoint({
  method: 'POST',
  path: '/office/api/mail/preview',
  access: 'account',
  summary: 'A mail as a creator would get it, with the variables that have no value there',
  tag: 'mail templates',
  body: mailBodySchema.extend({
    lang: z.enum(readerLangs),
    senderId: z.int().min(1).nullable(),
    /** Null for a creator from the caller’s lists, or any creator. */
    creatorId: z.int().min(1).nullable(),
    unsubscribeFooter: z.boolean(),
    /** For a follow-up without a subject. */
    firstSubject: z.string().max(300).default(''),
  }),
  reply: z.object({
    creator: z
      .object({ id: z.int(), name: z.string(), handle: z.string(), avatarUrl: z.string() })
      .nullable(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    unknown: z.array(z.string()),
    missing: z.array(z.string()),
  }),
});
