import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Brand } from '../Brand.tsx';
import { Box, Grid, Group, Text } from '../../ui/box/Box.tsx';
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
    <Grid cols={1} className={styles.frame}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Group as="header" gap={8} columnGap={16} justify="between" wrap py={12} px={16}>
        <Brand />
        <PublicControls language={language} />
      </Group>
      <Box as="main" shrink className={styles.main} data-wide={isWide || undefined}>
        {children}
      </Box>
      <Group
        as="footer"
        gap={8}
        columnGap={16}
        justify="between"
        wrap
        size="md"
        tone="faint"
        py={12}
        px={16}
        className={styles.foot}
      >
        <span>{t('creatorFoot.poweredBy')}</span>
        <Text as={Link} tone="soft" py={4} px={0} to={paths.privacy()} target="_blank" rel="noreferrer">
          {t('creatorFoot.privacy')}
        </Text>
      </Group>
    </Grid>
  );
}
