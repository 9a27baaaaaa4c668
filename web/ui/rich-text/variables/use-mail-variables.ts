import { useTranslation } from 'react-i18next';
import {
  type MailVariable,
  mailVariables,
  variableUses,
} from '../../../../contract/core/mail/mail-variables.ts';

/** A variable as the menus of editor and field offer it. */
export interface VariableOption {
  /** As in `{{name}}`. */
  name: string;
  label: string;
  example: string;
}

type VariableKey<Name extends string> = Name extends `${infer Area}.${infer Rest}`
  ? `${Area}-${VariableKey<Rest>}`
  : Name;

const keyOf = (name: MailVariable) => name.replaceAll('.', '-') as VariableKey<MailVariable>;

/** All variables of mail with their names in the person's language; the page loads the texts `mail-words`. */
export function useMailVariables(): VariableOption[] {
  const { t } = useTranslation('mail-words');
  return mailVariables.map(name => ({
    name,
    label: t(`variable.${keyOf(name)}`),
    example: t(`variableExample.${keyOf(name)}`),
  }));
}

/** A text to be read in passing: variables by their names, as in `‹Creator’s name›`. */
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
