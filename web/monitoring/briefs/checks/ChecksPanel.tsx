import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { unreported } from '../../../app/api.ts';
import { PostCell } from '../../../market/shared/posts/PostCell.tsx';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import styles from '../brief.module.css';
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
        <Link to={paths.monitoredPost(projectId, postKey)} className={styles.toPost}>
          {t('toPost')}
        </Link>
      }
      onClose={onClose}
    >
      {isError && !data && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className={styles.skeletons}>
          <Skeleton width="90%" height={48} />
          <Skeleton width="70%" height={20} />
          <Skeleton width="60%" height={20} />
        </div>
      )}
      {data && (
        <>
          <div className={styles.post}>
            <PostCell post={shownPost(data.post)} to={paths.monitoredPost(projectId, postKey)} />
          </div>
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
