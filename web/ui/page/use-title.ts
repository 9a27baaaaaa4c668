import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The title of the browser's tab: the page, then the product; the product alone without a page. */
export function useTitle(page?: string): void {
  const { t } = useTranslation();
  const brand = t('brand');
  useEffect(() => {
    document.title = page ? `${page} · ${brand}` : brand;
  }, [page, brand]);
}
