import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetLinks } from './invitations/invitations.ts';

export const deleteConnectionLinksJob = defineJob({
  name: 'creator-connections.forget-links',
  payload: z.object({}),
  handle: (db, ctx) => forgetLinks(db, ctx),
});
