import { z } from 'zod';
import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { erasePerson as eraseEndpoint } from '../../../contract/workspace/erasures.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { sendLater } from '../../core/jobs/job-queue.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { erasePerson } from './operate.ts';
import { runErasures } from './service.ts';

export const runErasuresJob = defineJob({
  name: 'erasures.run',
  payload: z.object({}),
  handle: (db, ctx) => runErasures(db, ctx),
});

/** Lets a worker erase at once; what it leaves, as when it is killed, the next minute takes. */
export const eraseLater = (
  db: Db,
  ctx: Context,
  asked: BodyOf<typeof eraseEndpoint>,
): Promise<{ id: number }> => erasePerson(db, ctx, asked, db => sendLater(db, runErasuresJob, {}));
