import type { Texts } from '../../i18n/types.ts';

/** Something that the palette leads to or does. */
export interface FindOption {
  /** Unique among all. */
  key: string;
  title: string;
  about?: string;
  /** Of `OptionPicture`. */
  icon: string;
  /** A creator: shown instead of the icon. */
  face?: { name: string; src: string };
  /** An address; without one it does `run`. */
  to?: string;
  run?: () => void;
  /** The palette stays open. */
  staysOpen?: boolean;
}

type GroupName = keyof Texts['find']['group'];

export interface OptionGroup {
  name: GroupName;
  options: readonly FindOption[];
}

export const optionsOf = (groups: readonly OptionGroup[]): FindOption[] =>
  groups.flatMap(({ options }) => options);

export const withOptions = (groups: readonly OptionGroup[]): OptionGroup[] =>
  groups.filter(({ options }) => options.length > 0);

/** The id of an option's element, within those of a listbox. */
export const optionId = (id: string, { key }: FindOption): string => `${id}${encodeURIComponent(key)}`;
