import type { FieldFault } from '../../../../contract/core/errors.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { AppError } from '../../../core/errors.ts';
import { traitsOf } from '../overview/present-source.ts';

const texts = {
  zh: { missing: '请填写', strange: '这个数据源的凭证没有这一项', none: '这个数据源不需要凭证' },
  en: {
    missing: 'Enter this',
    strange: 'Credentials of this source don’t have this field',
    none: 'This source needs no credential',
  },
};

/**
 * Separates the input into fields that may be shown again and fields that are sealed.
 * @throws AppError invalid_request naming every wrong field
 */
export function readFields(
  lang: Lang,
  source: SourceCode,
  values: Record<string, string>,
): { shown: Record<string, string>; hidden: Record<string, string> } {
  const { credential } = traitsOf(source);
  const words = texts[lang];
  const faults: FieldFault[] = Object.keys(values)
    .filter(name => !credential.some(field => field.name === name))
    .map(name => ({ field: `values.${name}`, reason: words.strange }));
  if (!credential.length) faults.push({ field: 'values', reason: words.none });
  const [shown, hidden]: [Record<string, string>, Record<string, string>] = [{}, {}];
  for (const { name, isSecret } of credential) {
    const value = values[name]?.trim() ?? '';
    if (!value) faults.push({ field: `values.${name}`, reason: words.missing });
    else (isSecret ? hidden : shown)[name] = value;
  }
  if (faults.length) throw new AppError('invalid_request', {}, faults);
  return { shown, hidden };
}
