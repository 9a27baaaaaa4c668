import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchReply } from '../../../contract/creators/search/creator-search.ts';
import type { Sort } from '../../../contract/creators/search/search-filter.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { setSetting, useSettings } from '../../ui/settings/settings.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import type { ColumnChoice } from '../shared/rows/column-choice.ts';
import { ColumnPicker } from '../shared/rows/ColumnPicker.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './SearchPage.module.css';
import { sortNames } from './search-state.ts';

export interface ResultsBarProps {
  reply: SearchReply | undefined;
  isLoading: boolean;
  hasWords: boolean;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  columns: ColumnChoice;
  /** What is offered beside the number of results. */
  offer?: ReactNode;
}

function Total({ reply }: { reply: SearchReply }) {
  const { t } = useTranslation('creators');
  const { total } = reply;
  return (
    <>
      {total === null ? (
        <span>{t('total.counting')}</span>
      ) : (
        <span>
          <b>{fullCount(total)}</b> {t('total.creators', { count: total })}
        </span>
      )}
      <Text as="span" tone="faint">
        {t('total.took', { ms: Math.max(1, Math.round(reply.tookMs)) })}
      </Text>
    </>
  );
}

/** The number of results, their order, and their layout. */
export function ResultsBar({ reply, isLoading, hasWords, sort, onSort, columns, offer }: ResultsBarProps) {
  const { t } = useTranslation('creators');
  const { t: shell } = useTranslation();
  const { density } = useSettings();
  const present = sort ?? reply?.sort ?? (hasWords ? 'relevance' : 'followers');
  const offered = sortNames.filter(name => hasWords || name !== 'relevance');
  return (
    <Group gap={4} columnGap={16} justify="between" wrap fixed size="md" tone="soft" minH={32}>
      <Group gap={4} columnGap={12} align="baseline" wrap>
        <Group gap={12} align="baseline" className={styles.total} role="status">
          {reply && <Total reply={reply} />}
          {isLoading && <Skeleton width={170} height={20} />}
        </Group>
        {offer}
      </Group>
      <Group gap={4} wrap>
        <SelectBox
          showLabel
          label={t('sort.by')}
          value={present}
          options={offered.map(name => ({ value: name, label: t(`sort.${name}`) }))}
          onChange={onSort}
        />
        <ColumnPicker {...columns} />
        <SelectBox
          label={shell('table.density')}
          value={density}
          options={(['comfortable', 'compact'] as const).map(value => ({
            value,
            label: shell(`table.${value}`),
          }))}
          onChange={value => setSetting('density', value)}
        />
      </Group>
    </Group>
  );
}
