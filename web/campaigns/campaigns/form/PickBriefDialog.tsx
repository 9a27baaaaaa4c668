import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../campaigns.module.css';
import { useBriefCalls, useBriefs } from '../queries.ts';

export interface PickBriefDialogProps {
  /** It would replace text. */
  isOver: boolean;
  onPick: (html: string) => void;
  onClose: () => void;
}

/** The team's brief templates: use one, or remove it. */
export function PickBriefDialog({ isOver, onPick, onClose }: PickBriefDialogProps) {
  const { t } = useTranslation('campaigns');
  const { data, error, isError, refetch } = useBriefs();
  const { remove } = useBriefCalls();
  const [asked, setAsked] = useState<{ id: number; name: string }>();
  const [isBusy, setBusy] = useState(false);
  async function removeAsked({ id, name }: { id: number; name: string }): Promise<void> {
    setBusy(true);
    try {
      await remove(id);
      showToast('success', t('notice.removed', { name }));
    } catch {
      // A toast has shown it.
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  }
  return (
    <FormDialog title={t('brief.pickTitle')} onClose={onClose}>
      <Stack gap={12} shrink>
        {isOver && (
          <Text size="md" tone="soft" leading="relaxed">
            {t('brief.pickAbout')}
          </Text>
        )}
        {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton width="100%" height={90} />}
        {data?.length === 0 && (
          <Text size="md" tone="soft" leading="relaxed">
            {t('brief.noTemplates')}
          </Text>
        )}
        {Boolean(data?.length) && (
          <Stack as="ul" p={2} className={styles.templates}>
            {data?.map(({ id, name, by, brief, createdAt, mine }) => (
              <Group as="li" gap={8} py={8} px={0} key={id}>
                <div>
                  <bdi>{name}</bdi>
                  <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
                    <bdi>{by || t('deletedAccount', { ns: 'common' })}</bdi> · <Moment at={createdAt} />
                  </Text>
                </div>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('brief.useOf', { name })}
                  onClick={() => onPick(brief)}
                >
                  {t('brief.use')}
                </Button>
                {mine && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('brief.removeOf', { name })}
                    title={t('brief.removeOf', { name })}
                    onClick={() => setAsked({ id, name })}
                  >
                    <IconTrash size={16} stroke={1.6} aria-hidden />
                  </ActionIcon>
                )}
              </Group>
            ))}
          </Stack>
        )}
      </Stack>
      {asked && (
        <ConfirmDialog
          title={t('brief.removeTitle', { name: asked.name })}
          confirm={t('delete', { ns: 'common' })}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void removeAsked(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {t('brief.removeText')}
        </ConfirmDialog>
      )}
    </FormDialog>
  );
}
