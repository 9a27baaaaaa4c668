import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { AddDraftDialog } from './AddDraftDialog.tsx';
import { useDrafts } from './draft-calls.ts';
import { DraftItem } from './DraftItem.tsx';
import styles from './work-part.module.css';

export interface WorkPartProps {
  collaborationId: number;
  campaignId: number;
  mayEdit: boolean;
}

/** Drafts of a collaboration, newest first: view, comment on and decide them. */
export function DraftsPart({ collaborationId, campaignId, mayEdit }: WorkPartProps) {
  const { t } = useTranslation('creator-work');
  const { data, error, isError, refetch } = useDrafts(collaborationId);
  const [isAdding, setAdding] = useState(false);
  return (
    <section className={styles.part} aria-label={t('drafts.title')}>
      <div className={styles.head}>
        <h3>{t('drafts.title')}</h3>
        {mayEdit && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            {t('drafts.add')}
          </Button>
        )}
      </div>
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height={64} />}
      {data?.length === 0 && <p className={styles.about}>{t('drafts.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map(draft => (
            <DraftItem
              key={draft.id}
              draft={draft}
              collaborationId={collaborationId}
              campaignId={campaignId}
              mayEdit={mayEdit}
            />
          ))}
        </ul>
      )}
      {isAdding && <AddDraftDialog collaborationId={collaborationId} onClose={() => setAdding(false)} />}
    </section>
  );
}
