import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
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
  return (
    <FormDialog title={t('brief.pickTitle')} onClose={onClose}>
      <div className={styles.dialog}>
        {isOver && <p className={styles.about}>{t('brief.pickAbout')}</p>}
        {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton width="100%" height={90} />}
        {data?.length === 0 && <p className={styles.about}>{t('brief.noTemplates')}</p>}
        {Boolean(data?.length) && (
          <ul className={styles.templates}>
            {data?.map(({ id, name, by, brief, createdAt, mine }) => (
              <li key={id}>
                <div>
                  <bdi>{name}</bdi>
                  <span className={styles.below}>
                    <bdi>{by || t('goneAccount')}</bdi> · <Moment at={createdAt} />
                  </span>
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
                    onClick={() => void remove(id).catch(() => undefined)}
                  >
                    <IconTrash size={16} stroke={1.6} aria-hidden />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </FormDialog>
  );
}
