import { useTranslation } from 'react-i18next';
import type { ProjectState } from '../../../../contract/monitoring/monitor-kinds.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';

/** Whether a project still fetches figures. */
export function ProjectStateTag({ state }: { state: ProjectState }) {
  const { t } = useTranslation('monitors');
  return (
    <Tag tone={state === 'open' ? 'good' : 'plain'} title={t(`stateAbout.${state}`)}>
      {t(`state.${state}`)}
    </Tag>
  );
}
