import { useTranslation } from 'react-i18next';
import type { BasePrice } from '../../../contract/catalogue/base-price.ts';
import { platformNames } from '../../layout/search/platform-names.ts';
import { categoryName } from '../../catalogue/shared/display-names.ts';

const isTier = (tier: number): tier is 0 | 1 | 2 | 3 => tier in [0, 1, 2, 3];

/** Names of tiers of regions and of categories, and to what a line of the base CPM applies. */
export function useLineText() {
  const { t } = useTranslation('creator-prices');
  const tierText = (tier: number) => (isTier(tier) ? t(`base.tier${tier}`) : '');
  const categoryText = (category: string) => (category ? categoryName(category) : t('base.anyCategory'));
  return {
    tierText,
    categoryText,
    lineText: ({ platform, regionTier, category }: Omit<BasePrice, 'cpmFen'>) =>
      `${platformNames[platform]} · ${tierText(regionTier)} · ${categoryText(category)}`,
  };
}
