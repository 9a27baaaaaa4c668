import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { ProjectView } from '../../shared/projects/queries.ts';
import { CostLine } from './CostLine.tsx';
import { DaysCard } from './DaysCard.tsx';
import { Extremes } from './Extremes.tsx';
import { Notices } from './Notices.tsx';
import { Box, Grid } from '../../../ui/box/Box.tsx';
import styles from './overview.module.css';
import { Tiles } from './Tiles.tsx';

/** The results of a project's posts so far. */
export function OverviewTab(view: ProjectView) {
  const { t } = useTranslation('monitors');
  const { project, days, best, worst, cost } = view;
  if (!project.posts) {
    return (
      <Box border ground="surface" radius="panel">
        <EmptyState
          actions={
            project.state === 'open' && (
              <>
                <Button component={Link} to={paths.monitor(project.id, 'tab=posts&add=1')}>
                  {t('posts.add')}
                </Button>
                <Button
                  component={Link}
                  to={paths.monitor(project.id, 'tab=follows&add=1')}
                  variant="default"
                >
                  {t('follows.add')}
                </Button>
              </>
            )
          }
        >
          {t(project.follows ? 'overview.noneFound' : 'overview.noPosts')}
        </EmptyState>
      </Box>
    );
  }
  return (
    <>
      <Notices project={project} days={days} />
      <Tiles view={view} />
      <DaysCard days={days} />
      <Grid gap={16} className={styles.extremes}>
        <Extremes of="best" projectId={project.id} posts={best} />
        <Extremes of="worst" projectId={project.id} posts={worst} />
      </Grid>
      <CostLine cost={cost} isOpen={project.state === 'open'} />
    </>
  );
}
