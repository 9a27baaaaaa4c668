import { useTranslation } from 'react-i18next';
import type { MonitorProject } from '../../../contract/monitoring/monitors.ts';
import { moneyText } from '../shared/money/money.ts';
import { ProjectStateTag } from '../shared/states/ProjectStateTag.tsx';
import { paths } from '../../app/paths.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import { type Fact, SubjectHead } from '../../ui/page/SubjectHead.tsx';
import { ProjectActions } from './ProjectActions.tsx';

/** The project, its owner, its days and its actions. */
export function ProjectHead({ project }: { project: MonitorProject }) {
  const { t } = useTranslation('monitors');
  const { name, state, beginsOn, endsOn, zone, ownerName, budgetMinor, currency, createdBy, createdAt } =
    project;
  const facts: Fact[] = [
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
    <SubjectHead
      above={{ name: t('title'), to: paths.monitors() }}
      name={name}
      tag={<ProjectStateTag state={state} />}
      facts={facts}
    >
      <ProjectActions project={project} />
    </SubjectHead>
  );
}
