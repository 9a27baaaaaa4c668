import { Button } from '@mantine/core';
import { IconChartBar, IconLock, IconListSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Brand } from '../../layout/Brand.tsx';
import { PublicControls } from '../../layout/PublicControls.tsx';
import { paths } from '../../paths.ts';
import { hasToken } from '../../session/session.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Glimpse } from './Glimpse.tsx';
import styles from './IndexPage.module.css';

const points = [
  { key: 'search', Icon: IconListSearch },
  { key: 'figures', Icon: IconChartBar },
  { key: 'own', Icon: IconLock },
] as const;

/** What Starbridge is, in a few honest words, and the way in. */
export default function IndexPage() {
  const { t } = useTranslation('landing');
  useTitle();
  const isSignedIn = hasToken();
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Brand />
        <PublicControls />
      </header>
      <main className={styles.main}>
        <div className={styles.hero}>
          <div>
            <h1>{t('headline')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
            <Button component={Link} to={isSignedIn ? paths.home() : paths.signIn()} size="md">
              {t(isSignedIn ? 'enter' : 'signIn')}
            </Button>
          </div>
          <Glimpse />
        </div>
        <ul className={styles.points}>
          {points.map(({ key, Icon }) => (
            <li key={key}>
              <Icon size={22} stroke={1.6} aria-hidden />
              <h2>{t(`points.${key}.title`)}</h2>
              <p>{t(`points.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer className={styles.foot}>{t('footer')}</footer>
    </div>
  );
}
