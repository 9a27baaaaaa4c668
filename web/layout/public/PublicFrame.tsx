import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, type Location, ScrollRestoration } from 'react-router';
import { paths } from '../../app/paths.ts';
import { hasToken } from '../../session/session.ts';
import { Brand } from '../Brand.tsx';
import { PublicControls } from './PublicControls.tsx';
import styles from './PublicFrame.module.css';

function WayIn() {
  const { t } = useTranslation('standing');
  if (hasToken()) {
    return (
      <Button className={styles.register} component={Link} to={paths.home()}>
        {t('enter')}
      </Button>
    );
  }
  return (
    <>
      <Link className={styles.link} to={paths.signIn()}>
        {t('signIn')}
      </Link>
      <Button className={styles.register} component={Link} to={paths.register()}>
        {t('register')}
      </Button>
    </>
  );
}

/** The first page of a window always has the key `default`, so its scroll position is kept by its address. */
const placeOf = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/** Header and footer of the public pages; the page loads the namespace `standing` with its own. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('standing');
  const { t: shell } = useTranslation();
  const footLinks = [
    { to: paths.prices(), name: t('price') },
    { to: paths.protocol(), name: t('protocol') },
    { to: paths.privacy(), name: t('privacy') },
    { to: paths.policy(), name: t('policy') },
    ...(hasToken()
      ? []
      : [
          { to: paths.signIn(), name: t('signIn') },
          { to: paths.register(), name: t('register') },
        ]),
  ];
  return (
    <div className={styles.frame}>
      <ScrollRestoration getKey={placeOf} />
      <a className={styles.skip} href="#content">
        {shell('skipToContent')}
      </a>
      <header className={styles.top}>
        <Link to={paths.landing()} aria-label={t('home')}>
          <Brand />
        </Link>
        <nav className={styles.site} aria-label={t('site')}>
          <Link className={`${styles.link} ${styles.wide}`} to={paths.prices()}>
            {t('price')}
          </Link>
          <PublicControls />
          <WayIn />
        </nav>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <nav aria-label={t('legal')}>
          {footLinks.map(({ to, name }) => (
            <Link key={to} to={to}>
              {name}
            </Link>
          ))}
        </nav>
        <p>{t('licence')}</p>
        <p>
          {t('regionData')} <a href="https://www.nro.net/">nro.net</a> (
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>)
        </p>
      </footer>
    </div>
  );
}
