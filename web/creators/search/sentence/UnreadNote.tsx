import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import styles from './Sentence.module.css';

/** Above the results: the parts of the sentence that were not understood. */
export function UnreadNote({ unread, onDismiss }: { unread: readonly string[]; onDismiss: () => void }) {
  const { t } = useTranslation('creators');
  if (!unread.length) return null;
  const pieces = unread.map(piece => t('sentence.unreadPiece', { piece })).join(t('listComma'));
  return (
    <div className={styles.note} role="status">
      <span>{t('sentence.unreadNote', { pieces })}</span>
      <LinkButton onClick={onDismiss}>{t('sentence.dismiss')}</LinkButton>
    </div>
  );
}
