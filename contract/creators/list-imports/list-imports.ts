import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { limits } from '../../core/limits.ts';
import { platformSchema } from '../../core/platform.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const importId = z.object({ id });

/** What a column may contain; a file needs `homepage`, or `handle` with `platform`. */
export const importFields = ['homepage', 'platform', 'handle', 'name', 'email', 'tags', 'note'] as const;
export type ImportField = (typeof importFields)[number];

const column = z.int().min(0).max(59).optional();

/** Number of the column (from 0) for each field of the file; all rows may be said to be on one platform. */
const importMappingSchema = z.object({
  homepage: column,
  platform: z.union([column, platformSchema]),
  handle: column,
  name: column,
  email: column,
  tags: column,
  note: column,
} satisfies Record<ImportField, z.ZodType>);
export type ImportMapping = z.output<typeof importMappingSchema>;

const importReasons = [
  'missing',
  'notALink',
  'otherSite',
  'notAProfile',
  'shortLink',
  'unknownPlatform',
  'badHandle',
  'twice',
  'blocked',
  'noRoom',
  'erased',
] as const;
export type ImportReason = (typeof importReasons)[number];

/** What of a row was left out although its creator was imported. */
const importWarnings = ['badEmail', 'cutShort', 'tagsFull'] as const;
export type ImportWarning = (typeof importWarnings)[number];

/** What a row can bring for a creator who is in the list already. */
const importChanges = ['name', 'email', 'tags', 'note'] as const satisfies readonly ImportField[];
export type ImportChange = (typeof importChanges)[number];

/** `updated`: in the list already, and the row brought something. */
const importOutcomes = ['waiting', 'added', 'updated', 'already', 'failed'] as const;
const rowCount = z.record(z.enum(importOutcomes), z.int());

const listImportSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  list: z.object({ id: z.int(), name: z.string() }).nullable(),
  by: z.string(),
  state: z.enum(['ready', 'running', 'done', 'failed']),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  rows: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  headings: z.array(z.string()),
  mapping: importMappingSchema,
});
export type ListImport = z.output<typeof listImportSchema>;

const listImportRowSchema = z.object({
  /** The row number in the spreadsheet. */
  row: z.int(),
  homepage: z.string(),
  outcome: z.enum(importOutcomes),
  reason: z.enum(importReasons).nullable(),
  warnings: z.array(z.enum(importWarnings)),
  /** Of an updated row. */
  changes: z.array(z.enum(importChanges)),
  creator: z
    .object({
      id: z.int(),
      platform: platformSchema,
      name: z.string(),
      handle: z.string(),
      known: z.boolean(),
    })
    .nullable(),
});
export type ListImportRow = z.output<typeof listImportRowSchema>;

/** Uploads with zh and en headings are both understood. */
export const fetchImportTemplate = endpoint({
  method: 'GET',
  path: '/kol/api/listImports/template',
  access: 'account',
  summary: 'The Excel template of an import',
  tag: 'list imports',
  sends: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  reply: z.never(),
});

export const uploadListImport = endpoint({
  method: 'POST',
  path: '/kol/api/lists/:id/imports',
  access: 'creators.edit',
  summary: 'Read the first sheet of an Excel or CSV file for a list; nothing is added yet',
  tag: 'list imports',
  params: importId,
  fileBytes: limits.uploadBytes,
  reply: z.object({
    import: listImportSchema,
    /** The first rows, for the mapping. */
    sample: z.array(z.array(z.string())),
    /** How the mapping was found. */
    basis: z.enum(['headings', 'remembered', 'contents', 'none']),
    /** Free places in the list. */
    room: z.int(),
  }),
});

/** Forecasts the result, row by row. */
export const tryListImport = endpoint({
  method: 'POST',
  path: '/kol/api/listImports/:id/try',
  access: 'creators.edit',
  summary: 'Dry run with a mapping',
  tag: 'list imports',
  params: importId,
  body: z.object({ mapping: importMappingSchema }),
  reply: z.object({
    rows: z.array(listImportRowSchema).max(200),
    willAdd: z.int(),
    willUpdate: z.int(),
    already: z.int(),
    willFail: z.int(),
    /** Creators that were unknown: they are analysed when a source can. */
    unknown: z.int(),
    room: z.int(),
  }),
});

export const startListImport = endpoint({
  method: 'POST',
  path: '/kol/api/listImports/:id/start',
  access: 'creators.edit',
  summary: 'Import with this mapping, in the background; refused whole when the list has too little room',
  tag: 'list imports',
  params: importId,
  body: z.object({ mapping: importMappingSchema }),
  reply: z.object({ workId: z.int() }),
});

export const listListImports = endpoint({
  method: 'GET',
  path: '/kol/api/listImports',
  access: 'account',
  summary: 'Import records, newest first',
  tag: 'list imports',
  query: z.object({
    state: z.enum(['ready', 'running', 'done', 'failed']).optional(),
    listId: id.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ imports: z.array(listImportSchema), total: z.int() }),
});

export const getListImport = endpoint({
  method: 'GET',
  path: '/kol/api/listImports/:id',
  access: 'account',
  summary: 'An import record with a page of its rows',
  tag: 'list imports',
  params: importId,
  query: z.object({
    /** `attention`: failed, or with warnings. */
    outcome: z.enum([...importOutcomes, 'attention']).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    import: listImportSchema,
    rows: z.array(listImportRowSchema),
    total: z.int(),
    /** How many rows have each outcome. */
    counts: rowCount,
    /** How many failed or have warnings. */
    attention: z.int(),
  }),
});

export const fetchImportFile = endpoint({
  method: 'GET',
  path: '/kol/api/listImports/:id/file',
  access: 'creators.edit',
  summary: 'The original file of an import',
  tag: 'list imports',
  params: importId,
  sends: ['application/octet-stream'],
  reply: z.never(),
});

/** With the reasons, to be corrected and uploaded again. */
export const fetchFailedRows = endpoint({
  method: 'GET',
  path: '/kol/api/listImports/:id/failed',
  access: 'creators.edit',
  summary: 'The rows of an import that failed or have warnings, as an Excel file',
  tag: 'list imports',
  params: importId,
  sends: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  reply: z.never(),
});
