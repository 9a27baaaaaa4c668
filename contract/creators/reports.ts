import { z } from 'zod';
import { comparisonSchema } from './comparison.ts';
import { getBrands, getPostFigures, getSignals } from './insights/insights.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';

const tag = 'reports';
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** A report on one creator, or a comparison of several. Never contains addresses, notes or any price. */
export const reportContentSchema = z.object({
  comparison: comparisonSchema,
  /** By the creator's id as text. */
  details: z.record(
    z.string(),
    z.object({
      postFigures: getPostFigures.reply,
      brands: getBrands.reply,
      signals: getSignals.reply,
    }),
  ),
  /** When the report was made. */
  madeAt: z.iso.datetime(),
});
export type ReportContent = z.output<typeof reportContentSchema>;

/** Ids separated by commas, one to six. */
const reportedIds = z
  .string()
  .max(200)
  .transform(text => [...new Set(text.split(',').filter(Boolean))].map(Number))
  .pipe(z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(limits.reportCreators));

export const getReport = endpoint({
  method: 'GET',
  path: '/kol/api/report',
  access: 'account',
  summary: 'A report on one to six creators as of now, to print',
  tag,
  query: z.object({ ids: reportedIds }),
  reply: reportContentSchema,
});

export const shareReport = endpoint({
  method: 'POST',
  path: '/kol/api/reports',
  access: 'reports.share',
  summary: 'Keep a report as it is now and make an address for it that ends',
  tag,
  body: z.object({
    ids: z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(limits.reportCreators),
    title: z.string().trim().max(100).default(''),
    lang: z.enum(['zh', 'en']),
    days: z.literal(limits.reportDays),
  }),
  /** The address is returned only once; only its hash is stored. */
  reply: z.object({
    id: z.int(),
    url: z.string(),
    expiresAt: z.iso.datetime(),
    /** It expires earlier than requested, because the terms of a source require it. */
    isShortened: z.boolean(),
  }),
});

export const listReports = endpoint({
  method: 'GET',
  path: '/kol/api/reports',
  access: 'account',
  summary: 'Reports that the team shared and that can still be opened',
  tag,
  reply: z.object({
    /** Newest first. */
    reports: z.array(
      z.object({
        id: z.int(),
        /** Empty: the creators' names are used. */
        title: z.string(),
        names: z.array(z.string()),
        /** Empty if the account was deleted. */
        by: z.string(),
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
      }),
    ),
  }),
});

export const revokeReport = endpoint({
  method: 'DELETE',
  path: '/kol/api/reports/:id',
  access: 'reports.share',
  summary: 'End a shared address before its time',
  tag,
  params,
  reply: z.object({}),
});

export const openReport = endpoint({
  method: 'GET',
  path: '/kol/api/sharedReports/:token',
  access: 'open',
  summary: 'A shared report, for whoever has its address',
  tag,
  params: z.object({ token: z.string().min(20).max(100) }),
  reply: z.object({
    title: z.string(),
    lang: z.enum(['zh', 'en']),
    team: z.string(),
    expiresAt: z.iso.datetime(),
    content: reportContentSchema,
  }),
});
