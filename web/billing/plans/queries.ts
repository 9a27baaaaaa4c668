import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { getUsage, listPlans } from '../../../contract/billing/plans.ts';

export type Plans = ReplyOf<typeof listPlans>;
export type PlanTerm = Plans['terms'][number];
export type Usage = ReplyOf<typeof getUsage>;
