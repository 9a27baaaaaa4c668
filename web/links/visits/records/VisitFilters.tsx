import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { devices, inApps } from '../../../../contract/core/agent-kinds.ts';
import { regionName } from '../../../../contract/core/regions/region-names.ts';
import { deviceNames, inAppNames, visitorNames } from '../../../../contract/links/visit-texts.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { ChoiceChip } from '../../../ui/filters/ChoiceChip.tsx';
import { DaysChip } from '../../../ui/filters/DaysChip.tsx';
import { FilterChip } from '../../../ui/filters/FilterChip.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { regionChoices } from './visitor-regions.ts';
import { ReferrerFields } from './ReferrerFields.tsx';
import { anyVisit, hasFilter, unknown, type VisitFilterState, visitors } from './visit-state.ts';

export interface VisitFiltersProps {
  filter: VisitFilterState;
  /** Days are chosen here, not by the page. */
  hasDays: boolean;
  onChange: (filter: Partial<VisitFilterState>) => void;
}

/** As in access records, the most common first (server/outside/agents/operating-systems.ts). */
const systems = ['iOS', 'Android', 'Windows', 'macOS', 'Linux', 'HarmonyOS', 'Chrome OS'];

const optionsOf = <T extends string>(values: readonly T[], names: Record<T, string>) =>
  values.map(value => ({ value, label: names[value] }));

/** The choices, plus the current value if it is not among them. */
const withPresent = (
  options: { value: string; label: string }[],
  value: string,
  nameOf: (value: string) => string = text => text,
) =>
  !value || options.some(option => option.value === value)
    ? options
    : [...options, { value, label: nameOf(value) }];

/** The days in words; empty if none are set. */
/** The filters of access records as chips: a set one shows its value and a button to clear it. */
export function VisitFilters({ filter, hasDays, onChange }: VisitFiltersProps) {
  const { t } = useTranslation('visits');
  const { from, to, visitor, region, system, device, app, referrer } = filter;
  const regions = useMemo(() => [{ value: unknown, label: t('unknown') }, ...regionChoices()], [t]);
  const source = t('filter.referrer');
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      {hasDays && <DaysChip label={t('filter.days')} days={{ from, to }} onChange={onChange} />}
      <ChoiceChip
        label={t('filter.visitor')}
        value={visitor ?? ''}
        options={optionsOf(visitors, visitorNames[currentLang])}
        onChange={value => onChange({ visitor: visitors.find(each => each === value) ?? null })}
      />
      <ChoiceChip
        label={t('filter.region')}
        value={region}
        options={withPresent(regions, region, value => regionName(value, currentLang))}
        onChange={value => onChange({ region: value })}
      />
      <ChoiceChip
        label={t('filter.system')}
        value={system}
        options={withPresent(
          systems.map(name => ({ value: name, label: name })),
          system,
        )}
        onChange={value => onChange({ system: value })}
      />
      <ChoiceChip
        label={t('filter.device')}
        value={device ?? ''}
        options={optionsOf(devices, deviceNames[currentLang])}
        onChange={value => onChange({ device: devices.find(each => each === value) ?? null })}
      />
      <ChoiceChip
        label={t('filter.app')}
        value={app ?? ''}
        options={optionsOf(inApps, inAppNames[currentLang])}
        onChange={value => onChange({ app: inApps.find(each => each === value) ?? null })}
      />
      <FilterChip
        label={source}
        summary={
          referrer &&
          t('filterChip', {
            ns: 'common',
            name: source,
            value: referrer === unknown ? t('noReferrer') : referrer,
          })
        }
        removeLabel={t('removeFilter', { ns: 'common', name: source })}
        onRemove={() => onChange({ referrer: '' })}
      >
        {close => (
          <ReferrerFields
            referrer={referrer}
            onApply={next => {
              onChange({ referrer: next });
              close();
            }}
          />
        )}
      </FilterChip>
      {hasFilter(filter) && (
        <LinkButton onClick={() => onChange(anyVisit)}>{t('clearAll', { ns: 'common' })}</LinkButton>
      )}
    </FilterRow>
  );
}
