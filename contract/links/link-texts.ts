import type { Lang } from '../core/error-texts.ts';
import type { LinkState, ProductType } from './link-kinds.ts';

/** What stands for the codes of a short link, in files and in operation records. */
export const productTypeNames: Record<Lang, Record<ProductType, string>> = {
  zh: { ecommerce: '电商', app: 'App' },
  en: { ecommerce: 'E-commerce', app: 'App' },
};

export const linkStateNames: Record<Lang, Record<LinkState, string>> = {
  zh: { on: '启用中', off: '已停用', expired: '已过期' },
  en: { on: 'On', off: 'Off', expired: 'Expired' },
};
