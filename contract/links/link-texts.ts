import type { Lang } from '../core/error-texts.ts';
import type { LinkState, ProductType } from './link-kinds.ts';

/** The names of a short link's codes, in files and in the audit log. */
export const productTypeNames: Record<Lang, Record<ProductType, string>> = {
  zh: { ecommerce: '电商', app: 'App' },
  en: { ecommerce: 'E-commerce', app: 'App' },
};

export const linkStateNames: Record<Lang, Record<LinkState, string>> = {
  zh: { on: '启用中', off: '已停用', expired: '已过期' },
  en: { on: 'On', off: 'Off', expired: 'Expired' },
};
