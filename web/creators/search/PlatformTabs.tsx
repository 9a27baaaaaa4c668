import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import type { SearchPlatform } from '../../../contract/core/platform.ts';
import { paths } from '../../app/paths.ts';
import { platformNames } from '../../catalogue/shared/display-names.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './SearchPage.module.css';
import type { TabTotals } from './tab-totals.ts';

export interface PlatformTabsProps {
  platform: SearchPlatform;
  search: string;
  totals: TabTotals;
}

/** The same search on all platforms, or on one of them, with what it finds there. */
export function PlatformTabs({ platform, search, totals }: PlatformTabsProps) {
  const { t } = useTranslation('creators');
  const tabs = Object.entries({ all: t('all', { ns: 'common' }), ...platformNames }) as [
    SearchPlatform,
    string,
  ][];
  return (
    <Group
      as="nav"
      align="stretch"
      fixed
      size="xl"
      className={styles.tabs}
      aria-label={t('platform', { ns: 'common' })}
    >
      {tabs.map(([each, name]) => {
        const total = totals.get(each);
        return (
          <Text
            as={Link}
            tone="soft"
            key={each}
            to={paths.search(each, search)}
            aria-current={each === platform ? 'page' : undefined}
          >
            {name}{' '}
            <Text as="span" size="sm" weight={400} tone="faint" className={styles.tabTotal}>
              {total === null ? '···' : total !== undefined && fullCount(total)}
            </Text>
          </Text>
        );
      })}
    </Group>
  );
}
