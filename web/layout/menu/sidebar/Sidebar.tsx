import { CloseButton } from '@mantine/core';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../../../../contract/workspace/team.ts';
import { paths } from '../../../app/paths.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { leavesOf } from '../../../session/menu-gate.ts';
import { Box, Group } from '../../../ui/box/Box.tsx';
import { Brand } from '../../Brand.tsx';
import { TopControls } from '../../controls/TopControls.tsx';
import { entryText, isCurrent, isOperatorPage, partsOf } from '../menu-entries.ts';
import { usePin } from '../use-pin.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuRow } from './MenuRow.tsx';
import styles from './Sidebar.module.css';
import { SidebarFoot } from './SidebarFoot.tsx';
import { useFolds } from './use-folds.ts';

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
  pinned: readonly string[];
  isMini: boolean;
  /** On a small screen, the sidebar opens over the page. */
  isDrawn: boolean;
  onClose: () => void;
  onResize: () => void;
}

/** The server's menu: groups with their entries, in full or as icons. The operator's pages have a menu of their own. */
export function Sidebar({ menus, pinned, isMini: wantsMini, isDrawn, onClose, onResize }: SidebarProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isMini = wantsMini && !isDrawn;
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isDrawn) side.current?.focus();
  }, [isDrawn]);
  const list = useRef<HTMLDivElement>(null);
  const current = leavesOf(menus).find(entry => isCurrent(entry, pathname))?.path;
  useEffect(() => {
    if (list.current && current) reveal(list.current, current);
  }, [current]);

  const parts = partsOf(menus, pinned);
  const isThere = parts.operator !== undefined && isOperatorPage(pathname);
  const fixed = parts.single.length + parts.pinned.length + (parts.pinned.length ? 1 : 0);
  const { folded, toggle } = useFolds(parts.groups, { fixed, isTouch: isDrawn });
  const setPinned = usePin();
  // A pinned entry is drawn elsewhere: whoever pins by keyboard goes on there.
  const goesOn = useRef<{ path: string; isPinned: boolean }>(null);
  useEffect(() => {
    const asked = goesOn.current;
    if (!asked || pinned.includes(asked.path) !== asked.isPinned) return;
    list.current?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(asked.path)}"]`)?.focus();
    goesOn.current = null;
  }, [pinned]);

  const row = (entry: MenuEntry) => (
    <MenuRow key={entry.id} entry={entry} isMini={isMini} pathname={pathname} />
  );
  const pinnable = (entry: MenuEntry) => (
    <MenuRow
      key={entry.id}
      entry={entry}
      isMini={isMini}
      pathname={pathname}
      pin={{
        isPinned: pinned.includes(entry.path),
        set(isPinned, byKey) {
          if (byKey) goesOn.current = { path: entry.path, isPinned };
          setPinned(entry.path, isPinned);
        },
      }}
    />
  );
  const sizes = {
    '--entries': leavesOf(menus).length - (parts.operator?.children.length ?? 0),
    '--groups': parts.groups.length + (parts.pinned.length ? 1 : 0),
  } as CSSProperties;
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
        <Box
          as="div"
          grow
          py={6}
          px={isMini ? 12 : 10}
          ref={list}
          className={styles.groups}
          data-mini={isMini || undefined}
          style={sizes}
        >
          {isThere && parts.operator ? (
            <MenuGroup
              name={entryText(parts.operator, currentLang)}
              entries={parts.operator.children}
              isMini={isMini}
              row={row}
            />
          ) : (
            <>
              <MenuGroup entries={parts.single} isMini={isMini} row={row} />
              {parts.pinned.length > 0 && (
                <MenuGroup name={t('menu.pinned')} entries={parts.pinned} isMini={isMini} row={pinnable} />
              )}
              {parts.groups.map(group => {
                const isFolded = !isMini && folded.has(group.label);
                const hidden = isFolded ? group.children.filter(entry => !isCurrent(entry, pathname)) : [];
                return (
                  <MenuGroup
                    key={group.id}
                    name={entryText(group, currentLang)}
                    entries={group.children}
                    isMini={isMini}
                    fold={{ isFolded, hidden, toggle: () => toggle(group.label) }}
                    row={pinnable}
                  />
                );
              })}
            </>
          )}
        </Box>
        {isDrawn && (
          <Box fixed py={12} px={16} className={styles.foot}>
            <TopControls />
          </Box>
        )}
        <SidebarFoot
          operator={parts.operator}
          isThere={isThere}
          isMini={isMini}
          wantsMini={wantsMini}
          onResize={onResize}
        />
      </nav>
    </>
  );
}
