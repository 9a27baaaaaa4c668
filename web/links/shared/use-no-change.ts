import { useTranslation } from 'react-i18next';
import type { ShortLink } from '../../../contract/links/short-links.ts';

/** Why the account cannot change a link; undefined if it can. Needs the texts `short-links`. */
export function useNoChange(): (link: Pick<ShortLink, 'mine' | 'readOnly'>) => string | undefined {
  const { t } = useTranslation('short-links');
  return ({ mine, readOnly }) => (readOnly ? t('readOnly') : mine ? undefined : t('notYours'));
}
