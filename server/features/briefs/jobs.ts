import type { AnyJob } from '../../jobs/define-job.ts';

export const briefJobs: readonly AnyJob[] = [];
