import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { paths } from '../../app/paths.ts';
import { Box } from '../../ui/box/Box.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { useInboxCounts } from '../queries.ts';
import { Badge } from '../tray/Badge.tsx';

/** The number of unread replies, at the entry of the inbox. */
function UnreadReplies({ isMini }: { isMini: boolean }) {
  const { t } = useTranslation();
  const count = useInboxCounts().data?.views.replies ?? 0;
  if (!count) return null;
  if (isMini) return <Badge count={count} />;
  return (
    <>
      <Tag tone="accent">{count > 99 ? '99+' : count}</Tag>
      <Box as="span" visuallyHidden>
        {t('menu.unreadReplies')}
      </Box>
    </>
  );
}

/** What waits behind an entry of the menu. */
export function MenuBadge({ entry, isMini = false }: { entry: MenuEntry; isMini?: boolean }) {
  return entry.path === paths.inbox() ? <UnreadReplies isMini={isMini} /> : null;
}
