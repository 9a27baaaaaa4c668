import type { CampaignPlan } from './plans/campaign-plan.ts';
import { coffee } from './plans/coffee.ts';
import { lantern } from './plans/lantern.ts';

export const campaignPlans: readonly CampaignPlan[] = [lantern, coffee];
