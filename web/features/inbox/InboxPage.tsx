import { useTranslation } from 'react-i18next';
import { useTitle } from '../../ui/use-title.ts';

/** Conversations of all mailboxes, in three panes. */
export default function InboxPage() {
  const { t } = useTranslation('inbox');
  useTitle(t('title'));
  return <h1>{t('title')}</h1>;
}
