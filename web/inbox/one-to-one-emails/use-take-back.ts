import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useEmailCalls } from './queries.ts';

/** The address of the editor of an email; the rest of the inbox stays as it is. */
function emailPath(id: number, threadId: number | null): string {
  const isInInbox = window.location.pathname === paths.inbox();
  const params = new URLSearchParams(isInInbox ? window.location.search : '');
  if (threadId === null) params.delete('thread');
  else params.set('thread', String(threadId));
  params.set('letter', String(id));
  return paths.inbox(params.toString());
}

/** Turns an email back into a draft and opens it. Also works from a page that has since been left. */
export function useTakeBack(): (id: number, threadId: number | null) => Promise<void> {
  const { t } = useTranslation('one-to-one-emails');
  const calls = useEmailCalls();
  const navigate = useNavigate();
  return async (id, threadId) => {
    try {
      await calls.takeBack(id);
    } catch {
      // A toast has shown it.
      return;
    }
    showToast('success', t('takenBack'));
    await navigate(emailPath(id, threadId));
  };
}
