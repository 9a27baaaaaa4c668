import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { AddDraftDialog } from './AddDraftDialog.tsx';
import { useDrafts } from './draft-calls.ts';
import { DraftItem } from './DraftItem.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';

export interface WorkPartProps {
  collaborationId: number;
  campaignId: number;
  mayEdit: boolean;
}

interface DraftsPartProps extends WorkPartProps {
  mayReview: boolean;
}

/** Drafts of a collaboration, newest first: view, comment on and decide them. */
export function DraftsPart({ collaborationId, campaignId, mayEdit, mayReview }: DraftsPartProps) {
  const { t } = useTranslation('creator-work');
  const { data, error, isError, refetch } = useDrafts(collaborationId);
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack as="section" gap={10} shrink aria-label={t('drafts.title')}>
      <Group gap={8} justify="between" wrap>
        <Text as="h3" size="xl">
          {t('drafts.title')}
        </Text>
        {mayEdit && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            {t('drafts.add')}
          </Button>
        )}
      </Group>
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height={64} />}
      {data?.length === 0 && (
        <Text size="md" tone="soft" leading="relaxed">
          {t('drafts.none')}
        </Text>
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap={10}>
          {data.map(draft => (
            <DraftItem
              key={draft.id}
              draft={draft}
              collaborationId={collaborationId}
              campaignId={campaignId}
              mayEdit={mayReview}
            />
          ))}
        </Stack>
      )}
      {isAdding && <AddDraftDialog collaborationId={collaborationId} onClose={() => setAdding(false)} />}
    </Stack>
  );
}
