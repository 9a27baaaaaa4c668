import { useTranslation } from 'react-i18next';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import { CheckList } from './CheckList.tsx';
import { useBrief, usePostChecks } from '../queries.ts';

export interface PostChecksProps {
  projectId: number;
  postKey: string;
}

/** The checks of one post; empty if the brief requires nothing. */
export function PostChecks({ projectId, postKey }: PostChecksProps) {
  const { t } = useTranslation('briefs');
  const { data, error, isError, refetch } = usePostChecks(projectId, postKey);
  const { data: brief } = useBrief(projectId);
  if (isError && !data) {
    return (
      <Card title={t('ofPost')}>
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (data && !data.checks.length) return null;
  return (
    <Card title={t('ofPost')}>
      {data ? (
        <CheckList
          projectId={projectId}
          postKey={postKey}
          checks={data.checks}
          opened={null}
          mine={brief?.mine ?? false}
        />
      ) : (
        <Stack gap={12}>
          <Skeleton width="60%" height={20} />
          <Skeleton width="50%" height={20} />
        </Stack>
      )}
    </Card>
  );
}
