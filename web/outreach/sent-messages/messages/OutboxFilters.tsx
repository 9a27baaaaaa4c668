import { useTranslation } from 'react-i18next';
import { messageStates } from '../../../../contract/outreach/mail-states.ts';
import { ChoiceChip } from '../../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { SearchBox } from '../../../ui/filters/SearchBox.tsx';
import { anyMessage, hasFilter, type OutboxFilter } from './outbox-state.ts';
import { useSenders } from '../queries.ts';

export interface OutboxFiltersProps {
  state: OutboxFilter;
  onChange: (by: Partial<OutboxFilter>) => void;
}

/** The filters of messages: keyword, state and sender. */
export function OutboxFilters({ state, onChange }: OutboxFiltersProps) {
  const { t } = useTranslation('mail-messages');
  const { t: words } = useTranslation('mail-texts');
  const { data } = useSenders();
  const senders = (data?.senders ?? []).map(({ id, address }) => ({ value: String(id), label: address }));
  const senderId = state.senderId === null ? '' : String(state.senderId);
  /** The sender may have been removed. */
  const gone =
    senderId && !senders.some(({ value }) => value === senderId)
      ? [{ value: senderId, label: t('outbox.goneSender', { id: state.senderId }) }]
      : [];
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <SearchBox
        label={t('filter.keyword')}
        width={240}
        keyword={state.keyword}
        onSearch={keyword => onChange({ keyword })}
      />
      <ChoiceChip
        label={t('state', { ns: 'common' })}
        value={state.state ?? ''}
        options={messageStates.map(value => ({ value, label: words(`messageState.${value}`) }))}
        onChange={value => onChange({ state: messageStates.find(each => each === value) ?? null })}
      />
      <ChoiceChip
        label={t('outbox.column.sender')}
        value={senderId}
        options={[...senders, ...gone]}
        onChange={value => onChange({ senderId: value ? Number(value) : null })}
      />
      {hasFilter(state) && (
        <LinkButton onClick={() => onChange(anyMessage)}>{t('clearFilters', { ns: 'common' })}</LinkButton>
      )}
    </FilterRow>
  );
}
