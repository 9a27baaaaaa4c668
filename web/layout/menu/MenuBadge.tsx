import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { Box } from '../../ui/box/Box.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Badge } from '../tray/Badge.tsx';
import { useWaiting } from './use-waiting.ts';

export interface MenuBadgeProps {
  /** Several that are folded have the sum of their counts. */
  entries: readonly MenuEntry[];
  isMini?: boolean;
}

/** How many wait behind entries of the menu. */
export function MenuBadge({ entries, isMini = false }: MenuBadgeProps) {
  const { t } = useTranslation();
  const waiting = useWaiting();
  const here = entries.flatMap(({ path }) => waiting.get(path) ?? []).filter(({ count }) => count > 0);
  const count = here.reduce((sum, each) => sum + each.count, 0);
  const [first] = here;
  if (!first) return null;
  return (
    <>
      {isMini ? <Badge count={count} /> : <Tag tone="accent">{count > 99 ? '99+' : count}</Tag>}
      <Box as="span" visuallyHidden>
        {isMini && ` ${count} `}
        {t(here.length === 1 ? `menu.${first.of}` : 'menu.waiting')}
      </Box>
    </>
  );
}
