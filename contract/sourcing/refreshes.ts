import { z } from 'zod';
import { creatorPagePath } from '../catalogue/creator-path.ts';
import { creatorParams } from '../catalogue/creator-params.ts';
import { endpoint } from '../core/endpoint.ts';
import { sourceCodes, sourceFaults } from '../core/sources/source-codes.ts';

/**
 * `idle`; `queued`: a worker takes it next; `waiting` for the source, until `freeAt` if that is known; `noSource`: no
 * source that is set up knows this platform.
 */
const refreshStates = ['idle', 'queued', 'running', 'waiting', 'noSource'] as const;

const refreshSchema = z.object({
  state: z.enum(refreshStates),
  source: z.enum(sourceCodes).nullable(),
  refreshedAt: z.iso.datetime().nullable(),
  /** When the planner considers this creator again at the latest. */
  nextAt: z.iso.datetime().nullable(),
  freeAt: z.iso.datetime().nullable(),
  /** From when on another refresh can be requested. */
  againAt: z.iso.datetime().nullable(),
  /** Why the last try failed; null if it succeeded. */
  fault: z.enum(sourceFaults).nullable(),
  triedAt: z.iso.datetime().nullable(),
});
export type Refresh = z.output<typeof refreshSchema>;

export const getRefresh = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/refresh`,
  access: 'account',
  summary: 'How fresh a creator is, and when the next refresh comes',
  tag: 'refreshes',
  params: creatorParams,
  reply: refreshSchema,
});

export const refreshNow = endpoint({
  method: 'POST',
  path: `${creatorPagePath}/refresh`,
  access: 'creators.edit',
  summary: 'Refresh a creator before all others; a fresh one stays as it is',
  tag: 'refreshes',
  params: creatorParams,
  reply: refreshSchema,
});
