import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Brand } from '../../layout/Brand.tsx';
import { PublicControls } from '../../layout/public/PublicControls.tsx';
import { paths } from '../../app/paths.ts';
import { Box, Grid, Group, Stack } from '../../ui/box/Box.tsx';
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
    <Grid className={styles.page}>
      <Group as="header" justify="between" py={0} px={24} className={styles.top}>
        <Link to={paths.landing()} title={t('back')}>
          <Brand />
        </Link>
        <PublicControls />
      </Group>
      <Stack as="main" align="center" className={styles.main} data-tall={isTall}>
        <Box border ground="surface" className={styles.card}>
          <div className={styles.head}>
            <h1>{title}</h1>
            {about && <p>{about}</p>}
          </div>
          {children}
          {foot && (
            <Group
              gap={4}
              columnGap={16}
              align="stretch"
              justify="between"
              wrap
              tone="soft"
              className={styles.foot}
            >
              {foot}
            </Group>
          )}
        </Box>
      </Stack>
    </Grid>
  );
}
