import { IconBookmark } from '@tabler/icons-react';
import { type MouseEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import styles from './ToolPage.module.css';

/** A link to drag to the bookmarks bar; a click only explains that. */
export function BookmarkLink({ code }: { code: string }) {
  const { t } = useTranslation('standing');
  // React refuses `javascript:` addresses for safety; this one is intended, so it is set directly.
  const place = useCallback((link: HTMLAnchorElement | null) => link?.setAttribute('href', code), [code]);
  const explain = (event: MouseEvent) => {
    event.preventDefault();
    showToast('warning', t('tool.dragMe'));
  };
  return (
    <a ref={place} href={paths.tool()} className={styles.bookmark} draggable onClick={explain}>
      <IconBookmark size={18} stroke={1.8} aria-hidden />
      {t('tool.bookmark')}
    </a>
  );
}
