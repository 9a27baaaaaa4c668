import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetLinks } from './invitations/invitations.ts';

const forget = defineJob({
  name: 'creator-connections.forget-links',
  payload: z.object({}),
  schedule: '50 19 * * *',
  handle: (db, ctx) => forgetLinks(db, ctx),
});

export const creatorConnectionJobs = [forget];
