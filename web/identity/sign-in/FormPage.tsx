import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Brand } from '../../layout/Brand.tsx';
import { PublicControls } from '../../layout/public/PublicControls.tsx';
import { paths } from '../../app/paths.ts';
import styles from './FormPage.module.css';

export interface FormPageProps {
  title: ReactNode;
  about?: string;
  /** A long form starts higher on the page. */
  isTall?: boolean;
  children: ReactNode;
  /** Links below the form. */
  foot?: ReactNode;
}

/** A page before the sign-in: one card with one form. */
export function FormPage({ title, about, isTall = false, children, foot }: FormPageProps) {
  const { t } = useTranslation('identity');
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link to={paths.landing()} title={t('back')}>
          <Brand />
        </Link>
        <PublicControls />
      </header>
      <main className={styles.main} data-tall={isTall}>
        <div className={styles.card}>
          <div className={styles.head}>
            <h1>{title}</h1>
            {about && <p>{about}</p>}
          </div>
          {children}
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </main>
    </div>
  );
}
