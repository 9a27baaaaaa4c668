import { useTranslation } from 'react-i18next';
import { type MailVariable, mailVariables } from '../../contract/mail-variables.ts';

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
