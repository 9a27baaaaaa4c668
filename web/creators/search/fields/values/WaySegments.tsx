import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../ui/forms/choices/Segments.tsx';
import { listOf, type Way, type Ways } from '../../filter-definitions.ts';
import type { Filter } from '../../search-state.ts';

export const waysInOrder: readonly Way[] = ['all', 'any', 'none'];

export interface WaySegmentsProps {
  label: string;
  ways: Ways;
  draft: Filter;
  way: Way;
  onChange: (way: Way) => void;
}

/** Whether all, any or none of the values below must match, with the number of values in each. */
export function WaySegments({ label, ways, draft, way, onChange }: WaySegmentsProps) {
  const { t } = useTranslation('creators');
  const countOf = (each: Way) => (ways[each] === 'keyword' ? 0 : listOf(draft[ways[each]]).length);
  return (
    <Segments
      label={label}
      value={way}
      options={waysInOrder.map(value => ({
        value,
        label: (
          <>
            {t(`filter.way.${value}`)}
            {countOf(value) > 0 && <small>{countOf(value)}</small>}
          </>
        ),
      }))}
      onChange={onChange}
    />
  );
}
