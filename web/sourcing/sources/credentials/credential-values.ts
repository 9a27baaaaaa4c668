import type { Source, SourceCredential } from '../../../../contract/sourcing/sources.ts';
import type { FormValues } from '../../../ui/forms/use-form.ts';

type Fields = Source['credentialFields'];

/** The name of a field in the server's errors. */
export const valueField = (name: string) => `values.${name}`;

/** The initial values of the form; a secret is never shown. */
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

/** The values to send: for an existing credential, only the typed ones. */
export function sentValues(fields: Fields, form: FormValues): Record<string, string> {
  return Object.fromEntries(
    fields
      .map(({ name }) => [name, String(form[valueField(name)] ?? '').trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}
