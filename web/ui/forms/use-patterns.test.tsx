import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clicks, fills, isWrong, seesNothingOf } from '../../../test/harness/web/acts.ts';
import { renderKit } from '../../../test/harness/web/render-kit.tsx';
import en from '../../i18n/en/core/shell.ts';
import zh from '../../i18n/zh/core/shell.ts';
import { FormEnd } from './FormEnd.tsx';
import { FormField } from './FormField.tsx';
import { useForm } from './use-form.ts';
import { type PatternName, usePatterns } from './use-patterns.ts';

function Form({ name, onSend }: { name: PatternName; onSend: (values: object) => void }) {
  const { is, custom } = usePatterns();
  const form = useForm({
    initial: { generic: '', own: '' },
    rules: { generic: is(name, 'missing'), own: custom(/^AB-\d{4}$/, 'like AB-1234') },
    submit: values => Promise.resolve(onSend(values)),
  });
  return (
    <form {...form.props}>
      <FormField {...form.field('generic')} label="Generic" />
      <FormField {...form.field('own')} label="Own" />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit="Send" />
    </form>
  );
}

/** A wrong and a right value of each. */
const values: Record<PatternName, [string, string]> = {
  idCard: ['11010519491231002', '11010519491231002X'],
  email: ['a@b', 'a@b.co'],
  licencePlate: ['京A1234', '京A12345'],
  chineseOnly: ['达人a', '达人'],
  code: ['.a', 'v1.2'],
  account: ['a_b', 'Abc123'],
  fullName: ['王', '王伟'],
  digitsOnly: ['1a', '007'],
  time: ['1.25', '1.5'],
  positiveInteger: ['0', '10'],
  fieldName: ['1a', 'a_1'],
  url: ['example.com', 'https://example.com'],
  mainlandMobile: ['12800138000', ' 13800138000 '],
  genericPassword: ['abcdef', 'abc123'],
};

const names = Object.keys(values) as PatternName[];

test.each(names.flatMap(name => (['zh', 'en'] as const).map(lang => [name, lang] as const)))(
  'the pattern %s is checked by a form, in the words of %s',
  async (name, lang) => {
    const onSend = vi.fn();
    const [wrong, right] = values[name];
    const { [name]: message } = { zh, en }[lang].form.pattern;
    await renderKit(<Form name={name} onSend={onSend} />, lang);
    await clicks('Send');
    await isWrong('Generic', 'missing');
    await fills('Generic', wrong);
    await isWrong('Generic', message);
    await fills('Generic', right);
    await seesNothingOf(message);
    await clicks('Send');
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ generic: right, own: '' }));
  },
);

test('a pattern of its own has its own message', async () => {
  const onSend = vi.fn();
  await renderKit(<Form name="digitsOnly" onSend={onSend} />);
  await fills('Generic', '1');
  await fills('Own', 'AB-12');
  await clicks('Send');
  await isWrong('Own', 'like AB-1234');
  expect(onSend).not.toHaveBeenCalled();
  await fills('Own', 'AB-1234');
  await seesNothingOf('like AB-1234');
});
