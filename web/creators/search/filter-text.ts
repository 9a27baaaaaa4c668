import type { TFunction } from 'i18next';
import { compactCount, fullCount } from '../../../contract/core/format.ts';
import { statuses } from '../shared/contact-statuses.ts';
import { isLevel } from '../../ui/labels/LevelTag.tsx';
import { type FilterDef, type FilterKey, isSet, listOf, type Unit, type Way } from './filter-definitions.ts';
import { categoryName, languageName, regionName } from '../../catalogue/shared/display-names.ts';
import type { Filter } from './search-state.ts';

type T = TFunction<'creators'>;

/** A figure of a range in words: 100K, 5%; trailing zeros are dropped. */
export function figureText(text: string, unit: Unit): string {
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  if (unit === 'percent') return `${value}%`;
  if (unit === 'yuan') return `¥${fullCount(value)}`;
  return unit === 'count' ? compactCount(value).replace('.00', '') : String(value);
}

/** `≥ 100K`, `≤ 5%`, `10K–50K`. */
export function rangeText(start: string, end: string, unit: Unit): string {
  if (start && end) return `${figureText(start, unit)}–${figureText(end, unit)}`;
  return start ? `≥ ${figureText(start, unit)}` : `≤ ${figureText(end, unit)}`;
}

export function choiceName(key: FilterKey, code: string): string {
  if (key === 'region') return regionName(code);
  if (key === 'category') return categoryName(code);
  return key === 'language' ? languageName(code) : code;
}

/** The names of the team's lists, by the list id used in the address. */
export type ListNames = ReadonlyMap<string, string>;

const waysInOrder: readonly Way[] = ['all', 'any', 'none'];

/** "All of" needs no extra words; "any of" and "none of" do: `food、vlog；不含 asmr`. */
function wayText(def: FilterDef & { kind: 'tags' | 'keywords' }, filter: Filter, t: T): string {
  return waysInOrder
    .filter(way => def.names.includes(def.ways[way]))
    .flatMap(way => {
      const values = listOf(filter[def.ways[way]]).join(t('comma', { ns: 'common' }));
      return values ? t(`filter.way.${way}Of`, { values }) : [];
    })
    .join(t('filter.way.also'));
}

function valueText(def: FilterDef, filter: Filter, t: T, lists: ListNames): string {
  const [first = '', second = ''] = def.names.map(name => filter[name]);
  switch (def.kind) {
    case 'choices':
      return listOf(first)
        .map(code => choiceName(def.key, code))
        .join(t('comma', { ns: 'common' }));
    case 'tags':
    case 'keywords':
      return wayText(def, filter, t);
    case 'range':
      return rangeText(first, second, def.unit);
    case 'day':
      return /^\d+$/.test(first)
        ? t('filter.withinDays', { count: Number(first) })
        : t('filter.since', { day: first });
    case 'flag':
      return t(first === '1' ? 'filter.yes' : 'filter.no');
    case 'blocked':
      return t(first === '0' ? 'filter.blockedShown' : 'filter.blockedHidden');
    case 'list':
      return lists.get(first) ?? t('filter.goneList');
    case 'statuses':
      return listOf(first)
        .map(code => statuses.find(status => status === code))
        .map(status => (status ? t(`status.${status}`, { ns: 'team-creators' }) : first))
        .join(t('comma', { ns: 'common' }));
    case 'levels':
      return listOf(first)
        .map(Number)
        .map(level => (isLevel(level) ? t(`level.level${level}`, { ns: 'shell' }) : String(level)))
        .join(t('comma', { ns: 'common' }));
    case 'text':
      return first;
  }
}

/** A filter in words, for its chip; empty if the filter is not set. */
export function filterText(def: FilterDef, filter: Filter, t: T, lists: ListNames): string {
  if (!isSet(def, filter)) return '';
  return t('filter.chip', { name: t(`filter.names.${def.key}`), value: valueText(def, filter, t, lists) });
}
