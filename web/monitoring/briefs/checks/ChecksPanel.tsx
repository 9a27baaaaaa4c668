import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { unreported } from '../../../app/api.ts';
import { PostCell } from '../../../market/shared/posts/PostCell.tsx';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { Box, Stack, Text } from '../../../ui/box/Box.tsx';
import { CheckList } from './CheckList.tsx';
import { usePostChecks } from '../queries.ts';
import { shownPost } from './shown-post.ts';

export interface ChecksPanelProps {
  projectId: number;
  postKey: string;
  /** The clicked requirement. */
  check: string | null;
  mine: boolean;
  onClose: () => void;
}

/** The checks of a post with their evidence, beside the matrix. */
export function ChecksPanel({ projectId, postKey, check, mine, onClose }: ChecksPanelProps) {
  const { t } = useTranslation('briefs');
  const { data, error, isError, refetch } = usePostChecks(projectId, postKey);
  return (
    <SidePanel
      label={t('ofPost')}
      isWide
      aside={
        <Text as={Link} tone="accent" to={paths.monitoredPost(projectId, postKey)}>
          {t('toPost')}
        </Text>
      }
      onClose={onClose}
    >
      {isError && !data && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Stack gap={12}>
          <Skeleton width="90%" height={48} />
          <Skeleton width="70%" height={20} />
          <Skeleton width="60%" height={20} />
        </Stack>
      )}
      {data && (
        <>
          <Box mb={14}>
            <PostCell post={shownPost(data.post)} to={paths.monitoredPost(projectId, postKey)} />
          </Box>
          <CheckList
            key={`${postKey} ${check}`}
            projectId={projectId}
            postKey={postKey}
            checks={data.checks}
            opened={check}
            mine={mine}
          />
        </>
      )}
    </SidePanel>
  );
}
