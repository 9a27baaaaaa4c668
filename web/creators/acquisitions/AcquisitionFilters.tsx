import { useTranslation } from 'react-i18next';
import { acquisitionStates } from '../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { day, fullCount } from '../../../contract/core/format.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LimitBar } from '../../ui/figures/LimitBar.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import type { AcquisitionsState } from './acquisition-state.ts';
import { UpgradeLink } from '../../layout/UpgradeLink.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import styles from './acquisitions.module.css';
import type { AcquisitionsPage } from './queries.ts';

/** How many creators were collected this month, and the plan's limit. */
function Used({ page }: { page: AcquisitionsPage | undefined }) {
  const { t } = useTranslation('acquisitions');
  if (!page) return <Skeleton width={230} height={30} />;
  const { used, limit, renewsAt } = page;
  const renews = renewsAt && t('renews', { day: day(renewsAt) });
  return (
    <Stack gap={4} size="sm" tone="soft" push className={styles.used}>
      <span title={renews || undefined}>
        {t('used', { used: fullCount(used), limit: fullCount(limit) })}
        {used >= limit && (
          <>
            {renews && ` · ${renews}`}
            <UpgradeLink before=" · ">{t('upgrade')}</UpgradeLink>
          </>
        )}
      </span>
      <LimitBar used={used} limit={limit} />
    </Stack>
  );
}

export interface AcquisitionFiltersProps {
  state: AcquisitionsState;
  page: AcquisitionsPage | undefined;
  onChange: (by: Partial<AcquisitionsState>) => void;
}

/** The filters of acquisitions, and how much of the plan is used. */
export function AcquisitionFilters({ state, page, onChange }: AcquisitionFiltersProps) {
  const { t } = useTranslation('acquisitions');
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <SearchBox label={t('search')} keyword={state.name} onSearch={text => onChange({ name: text })} />
      <ChoiceChip
        label={t('state', { ns: 'common' })}
        value={state.state ?? ''}
        options={acquisitionStates.map(each => ({ value: each, label: t(`state.${each}`) }))}
        onChange={value => onChange({ state: acquisitionStates.find(each => each === value) ?? null })}
      />
      {(state.state ?? state.name) && (
        <LinkButton onClick={() => onChange({ state: null, name: '' })}>
          {t('clearFilters', { ns: 'common' })}
        </LinkButton>
      )}
      <Used page={page} />
    </FilterRow>
  );
}
