import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rankingWindows, type RankingWindow } from '../../../../contract/market/ranking-kinds.ts';
import { regionName } from '../../../../contract/core/regions/region-names.ts';
import { categoryName, platformNames } from '../../../catalogue/shared/display-names.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { SelectBox } from '../../../ui/forms/choices/SelectBox.tsx';
import { isNarrowed, rankedPlatforms, type RankState } from './rank-state.ts';
import { Group } from '../../../ui/box/Box.tsx';

export interface RankFiltersProps {
  state: RankState;
  onChange: (by: Partial<RankState>) => void;
  /** Each platform has a ranking of its own. */
  hasPlatforms?: boolean;
  /** The available regions; undefined until they are loaded. */
  regions: readonly string[] | undefined;
  /** Null if the ranking has no categories. */
  categories: readonly string[] | undefined | null;
  /** A search box and other filters. */
  children?: ReactNode;
}

/** Keeps the chosen value among the options even if the reply lacks it. */
const withChosen = (values: readonly string[] | undefined, chosen: string): string[] => [
  ...new Set([...(values ?? []), ...(chosen ? [chosen] : [])]),
];

function namedOptions(values: readonly string[], nameOf: (value: string) => string, any: string) {
  const named = values.map(value => ({ value, label: nameOf(value) }));
  return [
    { value: '', label: any },
    ...named.toSorted((a, b) => a.label.localeCompare(b.label, currentLang)),
  ];
}

/** The filters of a ranking: platform, window, region and category. */
export function RankFilters(props: RankFiltersProps) {
  const { state, onChange, hasPlatforms, regions, categories, children } = props;
  const { t } = useTranslation('rankings');
  const region = (code: string) => regionName(code, currentLang);
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      {hasPlatforms && (
        <Segments
          label={t('platform', { ns: 'common' })}
          value={state.platform}
          options={rankedPlatforms.map(value => ({ value, label: platformNames[value] }))}
          onChange={platform => onChange({ platform, region: '', category: '' })}
        />
      )}
      <Segments
        label={t('window')}
        value={String(state.window)}
        options={rankingWindows.map(days => ({ value: String(days), label: t(`days.d${days}`) }))}
        onChange={value => onChange({ window: Number(value) as RankingWindow })}
      />
      <Group as="span" inline gap={4} columnGap={12} align="stretch" wrap>
        <SelectBox
          label={t('region')}
          showLabel
          value={state.region}
          options={namedOptions(withChosen(regions, state.region), region, t('anyRegion'))}
          onChange={value => onChange({ region: value })}
        />
        {categories !== null && (
          <SelectBox
            label={t('category')}
            showLabel
            value={state.category}
            options={namedOptions(withChosen(categories, state.category), categoryName, t('anyCategory'))}
            onChange={value => onChange({ category: value })}
          />
        )}
      </Group>
      {children}
      {isNarrowed(state) && (
        <LinkButton onClick={() => onChange({ region: '', category: '', keyword: '' })}>
          {t('clearFilters', { ns: 'common' })}
        </LinkButton>
      )}
    </FilterRow>
  );
}
