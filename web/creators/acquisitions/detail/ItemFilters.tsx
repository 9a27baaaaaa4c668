import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { getAcquisition } from '../../../../contract/creators/acquisitions/acquisitions.ts';
import { ChoiceChip } from '../../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { SelectBox } from '../../../ui/forms/choices/SelectBox.tsx';
import { itemOutcomes, type ItemsState } from '../acquisition-state.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './detail.module.css';

export interface ItemFiltersProps {
  state: ItemsState;
  page: ReplyOf<typeof getAcquisition> | undefined;
  onChange: (by: Partial<ItemsState>) => void;
}

/** Filters by run, by outcome, and for failed items by reason. */
export function ItemFilters({ state, page, onChange }: ItemFiltersProps) {
  const { t } = useTranslation('acquisitions');
  const run = page?.acquisition.run ?? 1;
  const runs = Array.from({ length: run }, (_, at) => String(run - at));
  const reasons = page?.reasons ?? [];
  return (
    <>
      <FilterRow label={t('filters', { ns: 'common' })}>
        {run > 1 && (
          <SelectBox
            label={t('detail.run')}
            value={String(state.run ?? run)}
            options={runs.map(value => ({
              value,
              label: t(value === String(run) ? 'detail.thisRun' : 'detail.earlierRun', { run: value }),
            }))}
            onChange={value => onChange({ run: value === String(run) ? null : Number(value), reason: null })}
          />
        )}
        <ChoiceChip
          label={t('column.outcome')}
          value={state.outcome ?? ''}
          options={itemOutcomes.map(value => ({ value, label: t(`outcome.${value}`) }))}
          onChange={value =>
            onChange({ outcome: itemOutcomes.find(each => each === value) ?? null, reason: null })
          }
        />
        <Text size="md" tone="soft" minH={20} role="status">
          {page && t('detail.total', { count: page.total, number: fullCount(page.total) })}
        </Text>
      </FilterRow>
      {reasons.length > 0 && (
        <Group
          gap={6}
          columnGap={8}
          wrap
          size="md"
          tone="soft"
          className={styles.reasons}
          role="group"
          aria-label={t('detail.reasons')}
        >
          <span>{t('detail.reasons')}</span>
          {reasons.map(({ reason, items }) => (
            <Text
              as="button"
              size="md"
              tone="ink"
              py={4}
              px={10}
              border
              ground="surface"
              pointer
              key={reason}
              type="button"
              aria-pressed={state.reason === reason}
              onClick={() => onChange({ reason: state.reason === reason ? null : reason, outcome: null })}
            >
              {t('detail.reasonOf', {
                count: items,
                reason: t(`reason.${reason}`),
                number: fullCount(items),
              })}
            </Text>
          ))}
        </Group>
      )}
    </>
  );
}
