import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { Group } from '../../../ui/box/Box.tsx';

/** Above the results: the parts of the sentence that were not understood. */
export function UnreadNote({ unread, onDismiss }: { unread: readonly string[]; onDismiss: () => void }) {
  const { t } = useTranslation('creators');
  if (!unread.length) return null;
  const pieces = unread.map(piece => t('sentence.unreadPiece', { piece })).join(t('comma', { ns: 'common' }));
  return (
    <Group
      gap={4}
      columnGap={16}
      justify="between"
      wrap
      fixed
      size="md"
      tone="warn"
      py={6}
      px={12}
      radius="control"
      ground="warn"
      breaks
      role="status"
    >
      <span>{t('sentence.unreadNote', { pieces })}</span>
      <LinkButton onClick={onDismiss}>{t('sentence.dismiss')}</LinkButton>
    </Group>
  );
}
