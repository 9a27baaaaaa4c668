import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the title of the browser tab: the page and the product, or the product alone. */
export function useTitle(page?: string): void {
  const { t } = useTranslation();
  const brand = t('brand');
  useEffect(() => {
    document.title = page ? `${page} · ${brand}` : brand;
  }, [page, brand]);
}
