import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, type Location, ScrollRestoration, useSearchParams } from 'react-router';
import { helpPath } from '../../../contract/home/help-chapters.ts';
import { paths } from '../../app/paths.ts';
import { currentLang } from '../../i18n/lang.ts';
import { afterSignIn } from '../../session/after-sign-in.ts';
import { hasToken } from '../../session/session.ts';
import { Brand } from '../Brand.tsx';
import { PublicControls } from './PublicControls.tsx';
import { Box, Grid, Group, Text } from '../../ui/box/Box.tsx';
import styles from './PublicFrame.module.css';

function WayIn() {
  const { t } = useTranslation('standing');
  const [query] = useSearchParams();
  const next = query.get('next') ?? '';
  if (hasToken()) {
    return (
      <Button className={styles.register} component={Link} to={afterSignIn(query)}>
        {t('enter')}
      </Button>
    );
  }
  return (
    <>
      <Link className={styles.link} to={paths.signIn(next)}>
        {t('signIn')}
      </Link>
      <Button className={styles.register} component={Link} to={paths.register(next)}>
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
  const [query] = useSearchParams();
  const next = query.get('next') ?? '';
  const footLinks = [
    { to: paths.prices(), name: t('price') },
    { to: paths.protocol(), name: t('protocol') },
    { to: paths.privacy(), name: t('privacy') },
    { to: paths.policy(), name: t('policy') },
    ...(hasToken()
      ? []
      : [
          { to: paths.signIn(next), name: t('signIn') },
          { to: paths.register(next), name: t('register') },
        ]),
  ];
  return (
    <Grid cols={1} className={styles.frame}>
      <ScrollRestoration getKey={placeOf} />
      <Box as="a" py={8} px={16} radius="control" className={styles.skip} href="#content">
        {shell('skipToContent')}
      </Box>
      <Group as="header" gap={12} justify="between" className={styles.top}>
        <Link to={paths.landing()} aria-label={t('home')}>
          <Brand />
        </Link>
        <Group as="nav" gap={12} className={styles.site} aria-label={t('site')}>
          <Link className={`${styles.link} ${styles.wide}`} to={paths.prices()}>
            {t('price')}
          </Link>
          <PublicControls />
          <WayIn />
        </Group>
      </Group>
      <Box as="main" shrink id="content" className={styles.main} tabIndex={-1}>
        {children}
      </Box>
      <Group
        as="footer"
        gap={8}
        columnGap={32}
        justify="between"
        wrap
        size="md"
        tone="faint"
        className={styles.foot}
      >
        <Group as="nav" gap={2} columnGap={20} align="stretch" wrap aria-label={t('legal')}>
          <Text as="a" tone="soft" py={4} px={0} href={helpPath(currentLang)}>
            {t('help')}
          </Text>
          {footLinks.map(({ to, name }) => (
            <Text as={Link} tone="soft" py={4} px={0} key={to} to={to}>
              {name}
            </Text>
          ))}
        </Group>
        <p>{t('licence')}</p>
        <p>
          {t('regionData')}{' '}
          <Text as="a" tone="soft" py={4} px={0} href="https://www.nro.net/">
            nro.net
          </Text>{' '}
          (
          <Text as="a" tone="soft" py={4} px={0} href="https://creativecommons.org/licenses/by/4.0/">
            CC BY 4.0
          </Text>
          )
        </p>
      </Group>
    </Grid>
  );
}
