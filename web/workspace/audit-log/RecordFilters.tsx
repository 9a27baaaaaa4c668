import { useTranslation } from 'react-i18next';
import { actionNames } from '../../../contract/workspace/audit-log-action-texts.ts';
import { currentLang } from '../../i18n/lang.ts';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { DaysChip } from '../../ui/filters/DaysChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { useTeamMembers } from './queries.ts';
import { actions, anyRecord, hasFilter, type RecordFilterState } from './record-state.ts';

export interface RecordFiltersProps {
  filter: RecordFilterState;
  onChange: (filter: Partial<RecordFilterState>) => void;
}

/** Action, member and days as chips: a set one shows its value and a button to clear it. */
export function RecordFilters({ filter, onChange }: RecordFiltersProps) {
  const { t } = useTranslation('operation-records');
  const { data } = useTeamMembers();
  const { action, accountId, from, to } = filter;
  const members = (data?.members ?? []).map(({ id, nickName, username }) => ({
    value: String(id),
    label: nickName === username ? username : `${nickName} (${username})`,
  }));
  const isKnown = !accountId || members.some(({ value }) => value === String(accountId));
  const chip = (label: string) => ({ label, removeLabel: t('removeFilter', { ns: 'common', name: label }) });
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <ChoiceChip
        {...chip(t('filter.action'))}
        value={action ?? ''}
        options={actions.map(each => ({ value: each, label: actionNames[currentLang][each] }))}
        onChange={value => onChange({ action: actions.find(each => each === value) ?? null })}
      />
      <ChoiceChip
        {...chip(t('filter.account'))}
        value={accountId ? String(accountId) : ''}
        options={
          isKnown ? members : [...members, { value: String(accountId), label: t('gone', { id: accountId }) }]
        }
        onChange={value => onChange({ accountId: value ? Number(value) : null })}
      />
      <DaysChip {...chip(t('filter.days'))} days={{ from, to }} onChange={onChange} />
      {hasFilter(filter) && (
        <LinkButton onClick={() => onChange(anyRecord)}>{t('clearAll', { ns: 'common' })}</LinkButton>
      )}
    </FilterRow>
  );
}
