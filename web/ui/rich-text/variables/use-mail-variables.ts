import { useTranslation } from 'react-i18next';
import {
  mailVariables,
  type OfferedVariable,
  variableUses,
} from '../../../../contract/core/mail/mail-variables.ts';

/** A variable in the menus of the editor and of fields. */
export interface VariableOption {
  /** As in `{{name}}`. */
  name: string;
  label: string;
  example: string;
}

type VariableKey<Name extends string> = Name extends `${infer Area}.${infer Rest}`
  ? `${Area}-${VariableKey<Rest>}`
  : Name;

const keyOf = (name: OfferedVariable) => name.replaceAll('.', '-') as VariableKey<OfferedVariable>;

/** All mail variables with their names in the user's language; the page loads the texts `mail-texts`. */
export function useMailVariables(): VariableOption[] {
  const { t } = useTranslation('mail-texts');
  return mailVariables.map(name => ({
    name,
    label: t(`variable.${keyOf(name)}`),
    example: t(`variableExample.${keyOf(name)}`),
  }));
}

/** A text with its variables as readable names: `‹Creator’s name›`. */
export function withLabels(text: string, options: readonly VariableOption[]): string {
  let end = 0;
  let read = '';
  for (const { name, at, length } of variableUses(text)) {
    const label = options.find(option => option.name === name)?.label ?? name;
    read += `${text.slice(end, at)}‹${label}›`;
    end = at + length;
  }
  return read + text.slice(end);
}
