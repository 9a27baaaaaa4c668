import {
  IconArrowLeft,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MenuEntry } from '../../../../contract/workspace/team.ts';
import { paths } from '../../../app/paths.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { Grid, Group, Text } from '../../../ui/box/Box.tsx';
import { entryText } from '../menu-entries.ts';
import { MenuIcon } from '../MenuIcon.tsx';
import styles from './Sidebar.module.css';

/** From the marketer's part of the menu to the operator's, and back. */
function OtherPart({
  operator,
  isThere,
  isMini,
}: {
  operator: MenuEntry;
  isThere: boolean;
  isMini: boolean;
}) {
  const { t } = useTranslation();
  const name = isThere ? t('menu.leaveOperator') : entryText(operator, currentLang);
  return (
    <Group
      as={Link}
      gap={isMini ? 10 : 8}
      tone="soft"
      px={isMini ? 10 : 8}
      radius="control"
      shrink
      to={isThere ? paths.home() : (operator.children[0]?.path ?? paths.home())}
      className={styles.leaf}
      title={isMini ? name : undefined}
    >
      {isThere ? <IconArrowLeft size={18} stroke={1.6} aria-hidden /> : <MenuIcon name={operator.icon} />}
      <Text as="span" truncate visuallyHidden={isMini}>
        {name}
      </Text>
    </Group>
  );
}

export interface SidebarFootProps {
  operator: MenuEntry | undefined;
  /** The menu shows the operator's part. */
  isThere: boolean;
  isMini: boolean;
  /** What the button does is the contrary, whatever is drawn over the page. */
  wantsMini: boolean;
  onResize: () => void;
}

export function SidebarFoot({ operator, isThere, isMini, wantsMini, onResize }: SidebarFootProps) {
  const { t } = useTranslation();
  const Icon = wantsMini ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <Group fixed gap={4} justify="between" className={styles.end} data-mini={isMini || undefined}>
      {operator && <OtherPart operator={operator} isThere={isThere} isMini={isMini} />}
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
        <Icon size={18} />
      </Grid>
    </Group>
  );
}
