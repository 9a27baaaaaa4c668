import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { currentLang } from '../../i18n/lang.ts';
import { entryText, isCurrent, partsOf } from './menu-entries.ts';
import { MenuBadge } from './MenuBadge.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { Group as KitGroup } from '../../ui/box/Box.tsx';
import styles from './TopMenu.module.css';

/** A group of the menu; opens on hover, click, Enter or arrow down, then arrow keys move. */
function Group({ group, pathname }: { group: MenuEntry; pathname: string }) {
  const isHere = group.children.some(entry => isCurrent(entry, pathname));
  return (
    <Menu
      trigger="click-hover"
      openDelay={80}
      closeDelay={160}
      position="bottom-start"
      offset={2}
      width={200}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button
          type="button"
          className={styles.place}
          data-here={isHere || undefined}
          onKeyDown={event => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            event.currentTarget.click();
          }}
        >
          {entryText(group, currentLang)}
          <MenuBadge entries={group.children} />
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {group.children.map(entry => (
          <Menu.Item
            key={entry.id}
            component={Link}
            to={entry.path}
            className={styles.leaf}
            aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
            leftSection={<MenuIcon name={entry.icon} />}
            rightSection={<MenuBadge entries={[entry]} />}
          >
            {entryText(entry, currentLang)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ entry, pathname }: { entry: MenuEntry; pathname: string }) {
  return (
    <Link
      to={entry.path}
      className={styles.place}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
    >
      {entryText(entry, currentLang)}
      <MenuBadge entries={[entry]} />
    </Link>
  );
}

/** The server's menu as a line below the top bar: single and pinned entries, the groups, and the operator's apart. */
export function TopMenu({
  menus,
  pinned: paths,
}: {
  menus: readonly MenuEntry[];
  pinned: readonly string[];
}) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { single, pinned, groups, operator } = partsOf(menus, paths);
  return (
    <nav className={styles.line} aria-label={t('menu.title')}>
      <KitGroup as="ul" gap={2} align="stretch">
        {[...single, ...pinned].map(entry => (
          <li key={entry.id}>
            <Entry entry={entry} pathname={pathname} />
          </li>
        ))}
        {groups.map(group => (
          <li key={group.id}>
            <Group group={group} pathname={pathname} />
          </li>
        ))}
        {operator && (
          <li className={styles.apart}>
            <Group group={operator} pathname={pathname} />
          </li>
        )}
      </KitGroup>
    </nav>
  );
}
