import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MonitorProject } from '../../../../contract/monitoring/monitors.ts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import row from '../../../ui/theme/row-name.module.css';
import styles from './project-columns.module.css';
import { ProjectStateTag } from '../states/ProjectStateTag.tsx';

type NamedProject = Pick<MonitorProject, 'id' | 'name' | 'state' | 'beginsOn' | 'endsOn'>;

/** The project, its state and its days. @param pageOf the link of its name */
export function useProjectColumns<Project extends NamedProject>(
  pageOf: (id: number) => string,
): Column<Project>[] {
  const { t } = useTranslation('monitors');
  return [
    {
      key: 'name',
      head: t('column.name'),
      width: 240,
      cell: ({ id, name, state }) => (
        <>
          <Link to={pageOf(id)} className={`${row.name} ${styles.whole}`} title={name}>
            <bdi>{name}</bdi>
          </Link>
          <ProjectStateTag state={state} />
        </>
      ),
    },
    {
      key: 'window',
      head: t('column.window'),
      width: 110,
      cell: ({ beginsOn, endsOn }) => (
        <Stack as="span">
          <time dateTime={beginsOn}>{beginsOn}</time>
          <time dateTime={endsOn}>{endsOn}</time>
        </Stack>
      ),
    },
  ];
}
