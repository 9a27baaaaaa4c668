import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useSandboxSender } from './queries.ts';

/** Creates a sandbox mailbox with one click; it is then verified like any other. */
export function SandboxButton({ onMade }: { onMade: (id: number) => void }) {
  const { t } = useTranslation('senders');
  const { user } = useSession();
  const make = useSandboxSender();
  return (
    <Button
      variant="default"
      loading={make.isPending}
      onClick={() =>
        make.mutate(user.nickName, {
          onSuccess({ id }) {
            showToast('success', t('sandboxAdded'));
            onMade(id);
          },
        })
      }
    >
      {t('sandboxAdd')}
    </Button>
  );
}
