import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Platform } from '../../../contract/core/platform.ts';
import { paths } from '../../app/paths.ts';
import { platformNames } from '../../catalogue/shared/display-names.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './SearchPage.module.css';

const platforms = Object.keys(platformNames) as Platform[];

/** The same search on another platform. */
export function PlatformTabs({ platform, search }: { platform: Platform; search: string }) {
  const { t } = useTranslation('creators');
  return (
    <Group
      as="nav"
      align="stretch"
      fixed
      size="xl"
      className={styles.tabs}
      aria-label={t('platform', { ns: 'common' })}
    >
      {platforms.map(each => (
        <Text
          as={Link}
          tone="soft"
          key={each}
          to={paths.search(each, search)}
          aria-current={each === platform ? 'page' : undefined}
        >
          {platformNames[each]}
        </Text>
      ))}
    </Group>
  );
}
