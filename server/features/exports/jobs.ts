import { z } from 'zod';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { startExport as startEndpoint } from '../../../contract/exports.ts';
import type { SignedIn } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { prefixOf, type LinkWorld } from '../../edge/link-world.ts';
import { sendLater } from '../../jobs/boss.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { startExport, writeExport } from './service.ts';

export const exportJob = defineJob({
  name: 'exports.write',
  payload: z.object({ teamId: z.int(), workId: z.int() }),
  handle: (db, ctx, ids) => writeExport(db, ctx, ids),
});

export const exportJobs = [exportJob] as const;

/** Lets a worker write a table to a file. @returns the id of the work */
export function exportLater(
  db: Db,
  ctx: SignedIn,
  links: LinkWorld,
  asked: BodyOf<typeof startEndpoint>,
): Promise<number> {
  // Workers do not know how the product is reached.
  const order = { ...asked, shortPrefix: prefixOf(links) };
  return startExport(db, ctx, order, (db, ids) => sendLater(db, exportJob, ids));
}
