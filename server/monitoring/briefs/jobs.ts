import type { AnyJob } from '../../core/jobs/define-job.ts';

export const briefJobs: readonly AnyJob[] = [];
