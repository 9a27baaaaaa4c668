import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NotInPlan } from '../../layout/plan/NotInPlan.tsx';
import { SubjectPage } from '../../layout/SubjectPage.tsx';
import { paths } from '../../app/paths.ts';
import { readId } from '../../ui/tables/paging.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { Stack } from '../../ui/box/Box.tsx';
import { ProjectHead } from './ProjectHead.tsx';
import { ProjectSkeleton } from '../shared/projects/ProjectSkeleton.tsx';
import { ProjectTabs } from './ProjectTabs.tsx';
import { useProject } from '../shared/projects/queries.ts';

/** A monitor project: its figures, posts, follows, brief and alerts. */
export default function MonitorPage() {
  const { t } = useTranslation('monitors');
  const id = readId(useParams()['id'] ?? null);
  const answer = useProject(id);
  useTitle(answer.data?.project.name ?? t('title'));
  return (
    <SubjectPage
      answer={answer}
      isNone={id === null}
      missing={part => t(`missing.${part}`)}
      above={paths.monitors()}
      notInPlan={<NotInPlan title={t('title')}>{t('notInPlan')}</NotInPlan>}
      skeleton={<ProjectSkeleton />}
    >
      {view => (
        <Stack gap={16} shrink key={id} frame={1480}>
          <ProjectHead project={view.project} />
          <ProjectTabs view={view} />
        </Stack>
      )}
    </SubjectPage>
  );
}
