import type { FieldFault } from '../../../../../contract/core/errors.ts';
import type { Platform } from '../../../../../contract/core/platform.ts';
import type { Choices } from '../../queries.ts';
import type { Filter, FilterName } from '../../search-state.ts';

/** The search that stands in the address, without its page: what is counted is counted under its filters. */
export interface AskedSearch {
  platform: Platform;
  search: URLSearchParams;
}

/** What every field of a filter gets: the draft that it changes, and what was refused of it. */
export interface FieldProps<Def> {
  def: Def;
  label: string;
  draft: Filter;
  onChange: (name: FilterName, value: string) => void;
  faults: readonly FieldFault[];
  choices: Choices | undefined;
  asked: AskedSearch;
}

export const faultOf = (faults: readonly FieldFault[], name: FilterName) =>
  faults.find(fault => fault.field === name)?.reason;
