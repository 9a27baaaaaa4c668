import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { projectStates } from '../../../contract/monitoring/monitor-kinds.ts';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { readId } from '../../ui/tables/paging.ts';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { PlanUse } from '../../layout/plan/PlanUse.tsx';
import type { ProjectsState } from '../shared/projects/project-state.ts';
import type { ProjectsPage } from '../shared/projects/queries.ts';

export interface MonitorFiltersProps {
  state: ProjectsState;
  page: ProjectsPage | undefined;
  onChange: (by: Partial<ProjectsState>) => void;
}

/** The filters of projects, and the use of the plan. */
export function MonitorFilters({ state, page, onChange }: MonitorFiltersProps) {
  const { t } = useTranslation('monitors');
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <SearchBox label={t('search')} keyword={state.name} onSearch={name => onChange({ name })} />
      <ChoiceChip
        label={t('state', { ns: 'common' })}
        value={state.state ?? ''}
        options={projectStates.map(value => ({ value, label: t(`state.${value}`) }))}
        onChange={value => onChange({ state: projectStates.find(each => each === value) ?? null })}
      />
      <ChoiceChip
        label={t('column.owner')}
        value={String(state.ownerId ?? '')}
        options={(page?.owners ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={value => onChange({ ownerId: readId(value) })}
      />
      {Boolean(state.state ?? (state.name || state.ownerId)) && (
        <LinkButton onClick={() => onChange({ state: null, name: '', ownerId: null })}>
          {t('clearFilters', { ns: 'common' })}
        </LinkButton>
      )}
      <PlanUse
        use={page}
        text={({ used, limit, linksLimit }) =>
          t('used', { used: fullCount(used), limit: fullCount(limit), links: fullCount(linksLimit) })
        }
      />
    </FilterRow>
  );
}
