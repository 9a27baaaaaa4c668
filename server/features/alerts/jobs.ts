import type { AnyJob } from '../../jobs/define-job.ts';

export const alertJobs: readonly AnyJob[] = [];
