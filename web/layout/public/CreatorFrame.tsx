import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Brand } from '../Brand.tsx';
import styles from './CreatorFrame.module.css';
import { PublicControls } from './PublicControls.tsx';

export interface CreatorFrameProps {
  /** The language picker, if the page has one of its own. */
  language?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of pages for creators. Has no links to sign in or buy, since creators are invited to one page only. */
export function CreatorFrame({ language, isWide, children }: CreatorFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className={styles.top}>
        <Brand />
        <PublicControls language={language} />
      </header>
      <main className={styles.main} data-wide={isWide || undefined}>
        {children}
      </main>
      <footer className={styles.foot}>
        <span>{t('creatorFoot.poweredBy')}</span>
        <Link to={paths.privacy()} target="_blank" rel="noreferrer">
          {t('creatorFoot.privacy')}
        </Link>
      </footer>
    </div>
  );
}
