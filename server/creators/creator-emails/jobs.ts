import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { reviewAddresses } from './review-addresses.ts';

export const reviewAddressesJob = defineJob({
  name: 'creator-emails.review-addresses',
  payload: z.object({}),
  handle: (db, ctx) => reviewAddresses(db, ctx),
});
