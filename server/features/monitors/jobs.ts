import type { AnyJob } from '../../jobs/define-job.ts';

export const monitorJobs: readonly AnyJob[] = [];
