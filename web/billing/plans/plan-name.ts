import type { Plan } from '../../../contract/billing/plans.ts';
import { currentLang } from '../../i18n/lang.ts';

export const planName = (plan: Pick<Plan, 'nameZh' | 'nameEn'>) =>
  currentLang === 'zh' ? plan.nameZh : plan.nameEn;
