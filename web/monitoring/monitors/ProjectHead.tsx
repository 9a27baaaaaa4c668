import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonitorProject } from '../../../contract/monitoring/monitors.ts';
import { moneyText } from '../shared/money/money.ts';
import { ProjectStateTag } from '../shared/states/ProjectStateTag.tsx';
import { paths } from '../../app/paths.ts';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Group } from '../../ui/box/Box.tsx';
import styles from '../shared/projects/project.module.css';
import { ProjectActions } from './ProjectActions.tsx';

/** The project, its owner, its days and its actions. */
export function ProjectHead({ project }: { project: MonitorProject }) {
  const { t } = useTranslation('monitors');
  const { name, state, beginsOn, endsOn, zone, ownerName, budgetMinor, currency, createdBy, createdAt } =
    project;
  const facts: [name: string, value: ReactNode][] = [
    [t('column.window'), t('head.window', { from: beginsOn, to: endsOn, zone: zone.replaceAll('_', ' ') })],
    [t('column.owner'), ownerName || t('deletedAccount', { ns: 'common' })],
    [t('column.budget'), moneyText(budgetMinor, currency)],
    [
      t('head.made'),
      <span key="made">
        <bdi>{createdBy || t('deletedAccount', { ns: 'common' })}</bdi> · <Moment at={createdAt} />
      </span>,
    ],
  ];
  return (
    <>
      <PageHead
        back={<Crumbs above={[{ name: t('title'), to: paths.monitors() }]}>{name}</Crumbs>}
        title={
          <>
            <bdi>{name}</bdi> <ProjectStateTag state={state} />
          </>
        }
      >
        <ProjectActions project={project} />
      </PageHead>
      <Group as="dl" gap={8} columnGap={32} align="stretch" wrap size="md" className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Group>
    </>
  );
}
