import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NotInPlan } from '../../../layout/plan/NotInPlan.tsx';
import { SubjectPage } from '../../../layout/SubjectPage.tsx';
import { GapNote } from '../../shared/curve/GapNote.tsx';
import { usePostName } from '../../../market/shared/posts/PostCell.tsx';
import { paths } from '../../../app/paths.ts';
import { readId } from '../../../ui/tables/paging.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { PostChecks } from '../../briefs/checks/PostChecks.tsx';
import { CurveCard } from './CurveCard.tsx';
import { Edits } from './Edits.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import { PostHead } from './PostHead.tsx';
import { PostTiles } from './PostTiles.tsx';
import { isAwaited, usePost } from '../queries.ts';
import { ProjectSkeleton } from '../../shared/projects/ProjectSkeleton.tsx';

/** A post of a project: its metric history compared with the usual, and its events. */
export default function PostPage() {
  const { t } = useTranslation('monitors');
  const { id: idText, key = '' } = useParams();
  const id = readId(idText ?? null);
  const [awaitedSince, setAwaited] = useState<string | null>();
  const answer = usePost(id, key, awaitedSince);
  const nameOf = usePostName();
  useTitle(answer.data ? nameOf(answer.data.post) : t('title'));
  return (
    <SubjectPage
      answer={answer}
      isNone={id === null}
      missing={part => t(`postMissing.${part}`)}
      above={id === null ? paths.monitors() : paths.monitor(id, 'tab=posts')}
      notInPlan={<NotInPlan title={t('title')}>{t('notInPlan')}</NotInPlan>}
      skeleton={<ProjectSkeleton />}
    >
      {view => {
        if (id === null) return null;
        const { post, edits } = view;
        return (
          <Stack gap={16} shrink key={key} frame={1480}>
            <PostHead
              projectId={id}
              post={post}
              isAwaited={isAwaited(post, awaitedSince)}
              onFetch={() => setAwaited(post.seenAt)}
            />
            {post.gap && <GapNote gap={post.gap} />}
            {post.isHeldBack && (
              <Text size="md" tone="soft" leading="relaxed" py={8} px={12} radius="control" ground="hover">
                {t('heldBack.ofPost')}
              </Text>
            )}
            <PostTiles post={post} />
            <CurveCard view={view} />
            <PostChecks projectId={id} postKey={key} />
            {edits.length > 0 && <Edits edits={edits} caption={post.caption} />}
          </Stack>
        );
      }}
    </SubjectPage>
  );
}
