import type { FieldFault } from '../../../../../contract/core/errors.ts';
import type { SearchPlatform } from '../../../../../contract/core/platform.ts';
import type { Choices } from '../../queries.ts';
import type { Filter, FilterName } from '../../search-state.ts';

/** The search in the address, without its page: counts apply its filters. */
export interface CurrentSearch {
  platform: SearchPlatform;
  search: URLSearchParams;
}

/** The props of every filter field: the draft that it changes, and the faults. */
export interface FieldProps<Def> {
  def: Def;
  label: string;
  draft: Filter;
  onChange: (name: FilterName, value: string) => void;
  faults: readonly FieldFault[];
  choices: Choices | undefined;
  asked: CurrentSearch;
}

export const faultOf = (faults: readonly FieldFault[], name: FilterName) =>
  faults.find(fault => fault.field === name)?.reason;
