import { z } from 'zod';
import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { startExport as startEndpoint } from '../../../contract/workspace/exports.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { prefixOf, type LinkServices } from '../../outside/network/link-services.ts';
import { sendLater } from '../../core/jobs/job-queue.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { startExport, writeExport } from './service.ts';

export const exportJob = defineJob({
  name: 'exports.write',
  payload: z.object({ teamId: z.int(), workId: z.int() }),
  handle: (db, ctx, ids, { settings }) => writeExport(db, ctx, ids, settings.EXPORT_RETENTION_DAYS),
});

/** Lets a worker write a table to a file. @returns the id of the background task */
export function exportLater(
  db: Db,
  ctx: SignedIn,
  links: LinkServices,
  asked: BodyOf<typeof startEndpoint>,
): Promise<number> {
  // Workers do not know the product's public address.
  const order = { ...asked, shortPrefix: prefixOf(links) };
  return startExport(db, ctx, order, (db, ids) => sendLater(db, exportJob, ids));
}
