import type { Source, SourceCredential } from '../../../../contract/sourcing/sources.ts';
import type { FormValues } from '../../../ui/forms/use-form.ts';

type Fields = Source['credentialFields'];

/** As the server names a field in a refusal. */
export const valueField = (name: string) => `values.${name}`;

/** What a form starts from: a secret is never shown again. */
export function initialValues(fields: Fields, credential?: SourceCredential): Record<string, string> {
  return {
    name: credential?.name ?? '',
    group: '',
    ...Object.fromEntries(
      fields.map(({ name, isSecret }) => [
        valueField(name),
        isSecret ? '' : (credential?.values[name] ?? ''),
      ]),
    ),
  };
}

/** What is sent: of a credential that is there already only what was typed. */
export function sentValues(fields: Fields, form: FormValues): Record<string, string> {
  return Object.fromEntries(
    fields
      .map(({ name }) => [name, String(form[valueField(name)] ?? '').trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}
