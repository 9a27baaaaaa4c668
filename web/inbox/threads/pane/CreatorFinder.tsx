import { useTranslation } from 'react-i18next';
import type { ThreadRow } from '../../../../contract/inbox/threads.ts';
import { CreatorSearch, type FoundCreator } from '../../../creators/shared/CreatorSearch.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useAssigningCreator } from '../actions/thread-acts.ts';
import { Text } from '../../../ui/box/Box.tsx';

/** Assigns a creator to a conversation; its address then belongs to that creator. */
export function CreatorFinder({ thread, onClose }: { thread: ThreadRow; onClose: () => void }) {
  const { t } = useTranslation('inbox');
  const assigning = useAssigningCreator(thread.id);
  const choose = ({ id, name }: FoundCreator) =>
    assigning.mutate(id, {
      onSuccess() {
        showToast('success', t('finder.done', { name }));
        onClose();
      },
    });
  const words = {
    keyword: t('finder.keyword'),
    platform: t('platform', { ns: 'common' }),
    search: t('search', { ns: 'common' }),
    results: t('finder.results'),
    none: t('finder.none'),
    choose: (name: string) => t('finder.choose', { name }),
  };
  return (
    <FormDialog title={t('finder.title')} onClose={onClose}>
      <Text size="md" tone="soft" mb={12} breaks>
        {t('finder.hint', { address: thread.counterpart.address })}
      </Text>
      <CreatorSearch
        words={words}
        keyword={thread.counterpart.name}
        isBusy={assigning.isPending}
        onChoose={choose}
      />
    </FormDialog>
  );
}
