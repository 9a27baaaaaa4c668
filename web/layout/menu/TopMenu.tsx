import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { currentLang } from '../../i18n/lang.ts';
import { entryText, isCurrent } from './menu-entries.ts';
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
            rightSection={<MenuBadge entry={entry} />}
          >
            {entryText(entry, currentLang)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The server's menu as a line below the top bar. */
export function TopMenu({ menus }: { menus: readonly MenuEntry[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav className={styles.line} aria-label={t('menu.title')}>
      <KitGroup as="ul" gap={2} align="stretch">
        {menus.map(group => (
          <li key={group.id}>
            {group.children.length ? (
              <Group group={group} pathname={pathname} />
            ) : (
              <Link
                to={group.path}
                className={styles.place}
                aria-current={isCurrent(group, pathname) ? 'page' : undefined}
              >
                {entryText(group, currentLang)}
              </Link>
            )}
          </li>
        ))}
      </KitGroup>
    </nav>
  );
}
