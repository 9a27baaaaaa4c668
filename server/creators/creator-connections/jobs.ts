import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldLinks } from './invitations/invitations.ts';

export const deleteConnectionLinksJob = defineJob({
  name: 'creator-connections.delete-old-links',
  formerName: 'creator-connections.forget-links',
  payload: z.object({}),
  handle: (db, ctx) => deleteOldLinks(db, ctx),
});
