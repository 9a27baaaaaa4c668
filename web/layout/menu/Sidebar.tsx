import { CloseButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { currentLang } from '../../i18n/lang.ts';
import { paths } from '../../app/paths.ts';
import { Brand } from '../Brand.tsx';
import { entryText, isCurrent } from './menu-entries.ts';
import { MenuBadge } from './MenuBadge.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { Box, Grid, Group, Text } from '../../ui/box/Box.tsx';
import { Tip, type TipTarget } from '../../ui/overlays/popups/Tip.tsx';
import styles from './Sidebar.module.css';
import { TopControls } from '../controls/TopControls.tsx';

const words = (entry: MenuEntry) => entryText(entry, currentLang);

const entriesOf = (group: MenuEntry) => (group.children.length ? group.children : [group]);

interface LeafProps {
  entry: MenuEntry;
  isMini: boolean;
  pathname: string;
}

function LeafLink({ entry, isMini, pathname, ...tip }: LeafProps & Partial<TipTarget>) {
  return (
    <Group
      {...tip}
      as={Link}
      gap={isMini ? 10 : 8}
      tone="soft"
      py={0}
      px={isMini ? 10 : 8}
      radius="control"
      to={entry.path}
      className={styles.leaf}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      aria-label={isMini ? words(entry) : undefined}
    >
      <MenuIcon name={entry.icon} />
      {!isMini && (
        <Text as="span" truncate>
          {words(entry)}
        </Text>
      )}
      <MenuBadge entry={entry} isMini={isMini} />
    </Group>
  );
}

function Leaf(props: LeafProps) {
  return (
    <li>
      {props.isMini ? (
        <Tip label={words(props.entry)} position="right">
          {tip => <LeafLink {...props} {...tip} />}
        </Tip>
      ) : (
        <LeafLink {...props} />
      )}
    </li>
  );
}

const aroundPx = 12;

/** The menu may be longer than the window. Unlike `scrollIntoView`, this keeps the first Tab at the top of the page. */
function reveal(menu: HTMLElement, path: string): void {
  const here = menu.querySelector(`a[href="${CSS.escape(path)}"]`)?.getBoundingClientRect();
  if (!here) return;
  const { top, bottom } = menu.getBoundingClientRect();
  if (here.top < top) menu.scrollTop -= top - here.top + aroundPx;
  else if (here.bottom > bottom) menu.scrollTop += here.bottom - bottom + aroundPx;
}

export interface SidebarProps {
  menus: readonly MenuEntry[];
  isMini: boolean;
  /** On a small screen, the sidebar opens over the page. */
  isDrawn: boolean;
  onClose: () => void;
  onResize: () => void;
}

/** The server's menu: groups with their entries, in full or as icons. */
export function Sidebar({ menus, isMini: wantsMini, isDrawn, onClose, onResize }: SidebarProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isMini = wantsMini && !isDrawn;
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isDrawn) side.current?.focus();
  }, [isDrawn]);
  const groups = useRef<HTMLDivElement>(null);
  const current = menus.flatMap(entriesOf).find(entry => isCurrent(entry, pathname))?.path;
  useEffect(() => {
    if (groups.current && current) reveal(groups.current, current);
  }, [current]);
  return (
    <>
      {isDrawn && (
        <button type="button" className={styles.veil} aria-label={t('menu.close')} onClick={onClose} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what was drawn over the page */}
      <nav
        ref={side}
        className={styles.side}
        aria-label={t('menu.title')}
        data-drawn={isDrawn || undefined}
        tabIndex={-1}
        onKeyDown={event => {
          if (isDrawn && event.key === 'Escape') onClose();
        }}
      >
        <Group justify="between" fixed className={styles.brand}>
          <Link to={paths.home()} aria-label={t('brand')}>
            <Brand isMini={isMini} />
          </Link>
          {isDrawn && <CloseButton aria-label={t('menu.close')} onClick={onClose} />}
        </Group>
        <Box as="div" grow py={8} px={isMini ? 12 : 10} ref={groups} className={styles.groups}>
          {menus.map(group => (
            <div key={group.id}>
              {group.children.length > 0 && (
                <Group
                  as="h2"
                  align="end"
                  size="xs"
                  weight={400}
                  tone="faint"
                  className={styles.group}
                  data-mini={isMini || undefined}
                >
                  <span>{words(group)}</span>
                </Group>
              )}
              <ul>
                {entriesOf(group).map(entry => (
                  <Leaf key={entry.id} entry={entry} isMini={isMini} pathname={pathname} />
                ))}
              </ul>
            </div>
          ))}
        </Box>
        {isDrawn && (
          <Box fixed py={12} px={16} className={styles.foot}>
            <TopControls />
          </Box>
        )}
        <Grid
          as="button"
          tone="faint"
          radius="control"
          pointer
          type="button"
          className={styles.resize}
          aria-label={t(wantsMini ? 'menu.full' : 'menu.mini')}
          onClick={onResize}
        >
          {wantsMini ? (
            <IconLayoutSidebarLeftExpand size={18} />
          ) : (
            <IconLayoutSidebarLeftCollapse size={18} />
          )}
        </Grid>
      </nav>
    </>
  );
}
