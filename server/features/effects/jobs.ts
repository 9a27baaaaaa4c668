import type { AnyJob } from '../../jobs/define-job.ts';

export const effectJobs: readonly AnyJob[] = [];
