import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { clicks, fills, isWrong, sees, seesNothingOf, user } from '../../../test/harness/web/acts.ts';
import { violations } from '../../../test/harness/web/accessibility.ts';
import { renderKit } from '../../../test/harness/web/render-kit.tsx';
import en from '../../i18n/en/core/shell.ts';
import zh from '../../i18n/zh/core/shell.ts';
import { CheckboxField } from './choices/CheckboxField.tsx';
import { FormEnd } from './FormEnd.tsx';
import { FormField } from './FormField.tsx';
import { useForm } from './use-form.ts';

type Values = Record<'name' | 'again', string> & Record<'agreed', boolean>;

interface FormProps {
  submit: (values: Values) => Promise<unknown>;
  done?: (values: Values) => void;
}

function Form({ submit, done }: FormProps) {
  const form = useForm<Values>({
    initial: { name: '', again: '', agreed: false },
    rules: {
      name: value => !value && 'name is missing',
      again: (value, { name }) => value !== name && 'not the same',
      agreed: value => !value && 'not agreed',
    },
    places: { 1004: 'again' },
    submit,
    done,
  });
  return (
    <form {...form.props} aria-label="form">
      <FormField {...form.field('name')} label="Name" hint="as on the card" />
      <FormField {...form.field('again')} label="Again" />
      <CheckboxField {...form.field('agreed')}>Agreed</CheckboxField>
      <output>{form.isChanged ? 'changed' : 'unchanged'}</output>
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit="Send" />
    </form>
  );
}

const refusal = (code: number, fields: { field: string; reason: string }[] = [], alreadyShown = false) =>
  Object.assign(new Error('refused'), { code, fields, alreadyShown });
const draw = (submit: FormProps['submit'], done?: FormProps['done']) =>
  renderKit(<Form submit={submit} {...(done && { done })} />);

async function fillsAll() {
  await fills('Name', 'Lin');
  await fills('Again', 'Lin');
  await user.click(screen.getByLabelText('Agreed'));
}

test('nothing is sent while a field is wrong; all faults are said, and the first field gets the focus', async () => {
  const submit = vi.fn<FormProps['submit']>();
  await draw(submit);
  await sees('as on the card');
  await fills('Again', 'Lin');
  await clicks('Send');
  expect(await isWrong('Name', 'name is missing')).toBe(document.activeElement);
  await isWrong('Again', 'not the same');
  await isWrong('Agreed', 'not agreed');
  expect(submit).not.toHaveBeenCalled();
  expect(await violations()).toEqual([]);
});

test('a field is checked when it is left, but not while it is empty', async () => {
  await draw(vi.fn());
  await user.click(screen.getByLabelText('Name'));
  await user.tab();
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).not.toBe('true');
  await user.keyboard('Li');
  expect(screen.getByLabelText('Again').getAttribute('aria-invalid')).not.toBe('true');
  await user.tab();
  await isWrong('Again', 'not the same');
});

test('a fault that is shown goes when another field has mended it', async () => {
  await draw(vi.fn());
  await fills('Again', 'Lin');
  await user.tab();
  await isWrong('Again', 'not the same');
  await fills('Name', 'Lin');
  await seesNothingOf('not the same');
});

test('the values are sent once, however often that is asked for, and the form is then unchanged', async () => {
  const sent = Promise.withResolvers<undefined>();
  const submit = vi.fn<FormProps['submit']>(() => sent.promise);
  const done = vi.fn();
  await draw(submit, done);
  await fillsAll();
  await sees('changed');
  await user.type(screen.getByLabelText('Again'), '{Enter}');
  fireEvent.submit(screen.getByRole('form'));
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledWith({ name: 'Lin', again: 'Lin', agreed: true });
  expect(done).not.toHaveBeenCalled();
  sent.resolve(undefined);
  await sees('unchanged');
  expect(done).toHaveBeenCalledTimes(1);
});

describe('what the server refuses', () => {
  test.each([
    ['names a field', refusal(400, [{ field: 'name', reason: 'in use' }]), 'Name', 'in use'],
    ['has a place by its code', refusal(1004), 'Again', 'refused'],
  ])(
    'stands beside its field where it %s, and goes with the typing',
    async (_where, error, label, reason) => {
      await draw(() => Promise.reject(error));
      await fillsAll();
      await clicks('Send');
      expect(await isWrong(label, reason)).toBe(document.activeElement);
      await fills(label, 'Lin Xi');
      await seesNothingOf(reason);
    },
  );

  test('stands at the end of the form where it has no place, until something is typed', async () => {
    await draw(() => Promise.reject(refusal(1003)));
    await fillsAll();
    await clicks('Send');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('refused'));
    await fills('Name', 'Li');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  });

  test.each([
    ['zh', zh.error.default],
    ['en', en.error.default],
  ] as const)('is told in general words where the fault is our own: %s', async (lang, text) => {
    await renderKit(<Form submit={() => Promise.reject(new TypeError('x is undefined'))} />, lang);
    await fillsAll();
    await clicks('Send');
    await sees(text);
  });

  test('is not told twice', async () => {
    await draw(() => Promise.reject(refusal(429, [], true)));
    await fillsAll();
    await clicks('Send');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' })).not.toHaveProperty('disabled', true),
    );
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
