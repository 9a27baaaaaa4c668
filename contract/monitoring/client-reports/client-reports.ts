import { z } from 'zod';
import { checkDecisions, checkOutcomes } from '../briefs/brief-kinds.ts';
import { requirementSchema } from '../briefs/briefs.ts';
import { clientReportLimits, clientReportParts, usualParts } from './client-report-kinds.ts';
import { effectFiguresSchema } from '../effects/effect-shapes.ts';
import { endpoint } from '../../core/endpoint.ts';
import { postStates } from '../../catalogue/post-metrics.ts';
import { projectDaySchema } from '../monitors.ts';
import { platformSchema } from '../../core/platform.ts';
import { namedDay } from '../../core/time/dates.ts';

const tag = 'client-reports';
const path = '/kol/api/monitors/:id/report';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const params = z.object({ id });
const count = z.int().nullable();
const lang = z.enum(['zh', 'en']);
const parts = z.array(z.enum(clientReportParts)).max(clientReportParts.length);

/** The settings of a project's report; print, Excel and shared addresses all use them. */
export const clientReportSettingsSchema = z.object({
  /** Empty for the project's name. */
  title: z.string().trim().max(clientReportLimits.titleLength).default(''),
  clientName: z.string().trim().max(clientReportLimits.clientLength).default(''),
  lang,
  /** Local days of the project, both included; null for the project's own days. */
  beginsOn: namedDay.nullable().default(null),
  endsOn: namedDay.nullable().default(null),
  parts: parts.default([...usualParts]),
  /** Plain text by the team. */
  notes: z.string().max(clientReportLimits.notesLength).default(''),
  hasLogo: z.boolean().default(true),
});
export type ClientReportSettings = z.output<typeof clientReportSettingsSchema>;

/** Of posts that may be used. */
const figuresSchema = z.object({
  posts: z.int(),
  plays: count,
  likes: count,
  comments: count,
  shares: count,
  /** (likes + comments + shares) ÷ plays of posts with known likes and plays, in hundredths of a percent. */
  engagementBp: count,
});

const reportPostSchema = z.object({
  key: z.string(),
  platform: platformSchema,
  url: z.string(),
  state: z.enum(postStates),
  stateSince: z.iso.datetime().nullable(),
  name: z.string(),
  handle: z.string(),
  caption: z.string(),
  coverUrl: z.string(),
  durationSeconds: count,
  publishedAt: z.iso.datetime().nullable(),
  plays: count,
  likes: count,
  comments: count,
  shares: count,
  engagementBp: count,
  /** Its source allows figures to be shown but not to be computed with. */
  isHeldBack: z.boolean(),
});
export type ReportPost = z.output<typeof reportPostSchema>;

const reportCreatorSchema = z.object({
  name: z.string(),
  handle: z.string(),
  platform: platformSchema,
  avatarUrl: z.string(),
  /** Including posts that must not be used. */
  allPosts: z.int(),
  figures: figuresSchema,
});
export type ReportCreator = z.output<typeof reportCreatorSchema>;

const who = { name: z.string(), handle: z.string(), platform: platformSchema.nullable() };
const broughtSchema = effectFiguresSchema.pick({
  clicks: true,
  orders: true,
  revenueFen: true,
  clickRatePpm: true,
  conversionPpm: true,
  orderValueFen: true,
  emvFen: true,
});
const spentSchema = effectFiguresSchema.pick({
  costFen: true,
  cpmE4: true,
  cpcE4: true,
  cpeE4: true,
  roiBp: true,
  roasBp: true,
});

/**
 * What a client sees; a part that was not chosen is null. Contains no account of the team, no address, no budget, and
 * no note except the report's own.
 */
export const clientReportContentSchema = z.object({
  title: z.string(),
  clientName: z.string(),
  team: z.string(),
  lang,
  /** A picture as data URL; empty if there is none. */
  logo: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  zone: z.string(),
  /** The project is closed: nothing is fetched for it any more. */
  isClosed: z.boolean(),
  /** When it was made, and when the oldest and the newest of its figures were reported. */
  madeAt: z.iso.datetime(),
  oldestAt: z.iso.datetime().nullable(),
  newestAt: z.iso.datetime().nullable(),
  parts,
  notes: z.string(),
  /** Of posts published until its last day: all, those that must not be used, and deleted or private ones. */
  posts: z.object({ all: z.int(), heldBack: z.int(), offline: z.int() }),
  summary: z
    .object({
      figures: figuresSchema,
      creators: z.int(),
      /** What was gained in its days; null if a start or end value is unknown. */
      playsGained: count,
      engagementsGained: count,
    })
    .nullable(),
  days: z.array(projectDaySchema).nullable(),
  gallery: z.array(reportPostSchema).nullable(),
  creators: z.array(reportCreatorSchema).nullable(),
  effects: z.object({ totals: broughtSchema, byCreator: z.array(broughtSchema.extend(who)) }).nullable(),
  costs: z.object({ totals: spentSchema, byCreator: z.array(spentSchema.extend(who)) }).nullable(),
  briefs: z
    .object({
      requirements: z.array(
        requirementSchema.extend({ met: z.int(), failed: z.int(), waiting: z.int(), decided: z.int() }),
      ),
      posts: z.array(
        z.object({
          name: z.string(),
          url: z.string(),
          platform: platformSchema,
          /** In the order of the requirements; null if not judged yet. */
          checks: z.array(
            z
              .object({ outcome: z.enum(checkOutcomes), decision: z.enum(checkDecisions).nullable() })
              .nullable(),
          ),
        }),
      ),
      /** The number of posts beyond those listed here. */
      more: z.int(),
    })
    .nullable(),
});
export type ClientReportContent = z.output<typeof clientReportContentSchema>;

export const getClientReport = endpoint({
  method: 'GET',
  path,
  access: 'account',
  summary: 'The report of a monitor project for a client, with all its parts, and how it is put together',
  tag,
  params,
  reply: z.object({
    settings: clientReportSettingsSchema,
    /** 0 if nobody has changed the settings yet. */
    revision: z.int(),
    projectName: z.string(),
    /** As data URL; empty if the team has none. */
    logo: z.string(),
    /** Every part, chosen or not. */
    content: clientReportContentSchema,
    /** May change and share it. */
    mine: z.boolean(),
  }),
});

export const changeClientReport = endpoint({
  method: 'PUT',
  path,
  access: 'monitoring.edit',
  summary: 'Change how the report of a monitor project is put together',
  tag,
  params,
  body: z.object({ settings: clientReportSettingsSchema, revision: z.int().min(0) }),
  reply: z.object({ revision: z.int() }),
});

export const fetchClientReportFile = endpoint({
  method: 'POST',
  path: `${path}/file`,
  access: 'data.export',
  summary: 'The report as an Excel file; its posts count as exported rows',
  tag,
  params,
  sends: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  reply: z.never(),
});

export const putClientReportLogo = endpoint({
  method: 'POST',
  path: '/kol/api/clientReportLogo',
  access: 'monitoring.edit',
  summary: 'Set the picture at the head of the team’s reports: PNG, JPEG or WebP of at most 1 MB',
  tag,
  fileBytes: clientReportLimits.logoBytes,
  reply: z.object({}),
});

export const removeClientReportLogo = endpoint({
  method: 'DELETE',
  path: '/kol/api/clientReportLogo',
  access: 'monitoring.edit',
  summary: 'Take the picture at the head of the team’s reports away',
  tag,
  reply: z.object({}),
});

export const listClientReportLinks = endpoint({
  method: 'GET',
  path: `${path}/links`,
  access: 'account',
  summary: 'Addresses of a report that can still be opened',
  tag,
  params,
  reply: z.object({
    /** Newest first. */
    links: z.array(
      z.object({
        id: z.int(),
        /** Empty if that account was deleted. */
        by: z.string(),
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        /** How often it was opened, and when last. */
        opened: z.int(),
        openedAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
});
export type ClientReportLink = z.output<(typeof listClientReportLinks)['reply']>['links'][number];

export const addClientReportLink = endpoint({
  method: 'POST',
  path: `${path}/links`,
  access: 'reports.share',
  summary: 'Make an address under which a report can be read, with the figures of that moment, until it ends',
  tag,
  params,
  body: z.object({
    /** Its last day, in the project’s time zone. */
    lastDay: namedDay,
  }),
  /** The address is returned only once; only its hash is stored. */
  reply: z.object({ id: z.int(), url: z.string(), expiresAt: z.iso.datetime() }),
});

export const revokeClientReportLink = endpoint({
  method: 'DELETE',
  path: `${path}/links/:linkId`,
  access: 'reports.share',
  summary: 'End an address of a report before its time',
  tag,
  params: z.object({ id, linkId: id }),
  reply: z.object({}),
});

export const openClientReport = endpoint({
  method: 'GET',
  path: '/kol/api/sharedClientReports/:token',
  access: 'open',
  summary: 'A report for a client as it is now, for whoever has its address',
  tag,
  params: z.object({ token: z.string().min(20).max(100) }),
  reply: z.object({ expiresAt: z.iso.datetime(), content: clientReportContentSchema }),
});
