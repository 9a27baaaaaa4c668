import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Brand } from '../../layout/Brand.tsx';
import { PublicControls } from '../../layout/PublicControls.tsx';
import { paths } from '../../paths.ts';
import styles from './creator-page.module.css';

/** Without ways to sign in or to buy: whoever is here was invited to one thing. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('creator-page');
  return (
    <div className={styles.frame}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className={styles.top}>
        <Brand />
        <PublicControls />
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        <span>{t('poweredBy')}</span>
        <Link to={paths.privacy()} target="_blank" rel="noreferrer">
          {t('footer')}
        </Link>
      </footer>
    </div>
  );
}
