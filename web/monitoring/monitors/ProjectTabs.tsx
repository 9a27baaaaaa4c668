import { type ComponentType, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressTabs } from '../../ui/navigation/AddressTabs.tsx';
import { TabSkeleton } from '../shared/projects/ProjectSkeleton.tsx';
import type { ProjectView } from '../shared/projects/queries.ts';

const names = ['overview', 'posts', 'follows', 'brief', 'alerts'] as const;

const panels: Record<(typeof names)[number], ComponentType<ProjectView>> = {
  overview: lazy(async () => ({ default: (await import('./overview/OverviewTab.tsx')).OverviewTab })),
  posts: lazy(async () => ({ default: (await import('../monitored-posts/PostsTab.tsx')).PostsTab })),
  follows: lazy(async () => ({ default: (await import('../follows/FollowsTab.tsx')).FollowsTab })),
  brief: lazy(async () => ({ default: (await import('../briefs/BriefTab.tsx')).BriefTab })),
  alerts: lazy(async () => ({ default: (await import('../alerts/AlertsTab.tsx')).AlertsTab })),
};

/** The tabs of a project. */
export function ProjectTabs({ view }: { view: ProjectView }) {
  const { t } = useTranslation('monitors');
  return (
    <AddressTabs
      label={t('tab.label')}
      names={names}
      wordOf={name => t(`tab.${name}`)}
      panels={panels}
      given={view}
      skeleton={<TabSkeleton />}
    />
  );
}
