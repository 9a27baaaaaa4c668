import { screen, within } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { violations } from '../../../test/harness/web/accessibility.ts';
import { clicks, isWrong, user } from '../../../test/harness/web/acts.ts';
import { renderKit } from '../../../test/harness/web/render-kit.tsx';
import en from '../../i18n/en/core/shell.ts';
import zh from '../../i18n/zh/core/shell.ts';
import { FileDrop } from '../files/FileDrop.tsx';
import { DayField } from '../dates/fields/DayField.tsx';
import { RadioField } from './choices/RadioField.tsx';
import { Segments } from './choices/Segments.tsx';
import { Switch } from './choices/Switch.tsx';
import { FormField } from './FormField.tsx';
import { NewPasswordField } from './passwords/NewPasswordField.tsx';
import { PasswordField } from './passwords/PasswordField.tsx';
import { TagsField } from './TagsField.tsx';
import type { FieldBinding } from './use-form.ts';

const texts = { zh, en };

/** A field that holds what is typed into it. */
function Held({ of: Field, error }: { of: ComponentType<FieldBinding>; error?: string }) {
  const [value, setValue] = useState('');
  return <Field name="field" value={value} error={error} onChange={setValue} onBlur={vi.fn()} />;
}

const Text = (field: FieldBinding) => <FormField {...field} label="Field" hint="a hint" />;
const Day = (field: FieldBinding) => <DayField {...field} label="Field" hint="a hint" />;
const Password = (field: FieldBinding) => (
  <PasswordField {...field} label="Field" hint="a hint" autoComplete="current-password" />
);
const Tags = (field: FieldBinding) => (
  <TagsField
    {...field}
    label="Field"
    hint="a hint"
    suggestions={['tea', 'coffee']}
    removeLabel={tag => `Remove ${tag}`}
    max={3}
    longest={20}
  />
);

test.each([
  ['a text', Text],
  ['a day', Day],
  ['a password', Password],
  ['tags', Tags],
])('%s says what may be typed, and what is wrong in its place', async (_what, Field) => {
  const { rerender } = await renderKit(<Held of={Field} />);
  const field = screen.getByLabelText('Field', { selector: 'input' });
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByText('a hint')).toBeTruthy();
  expect(await violations()).toEqual([]);
  rerender(<Held of={Field} error="not so" />);
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const sayings = described.map(id => document.getElementById(id)?.textContent);
  expect(sayings).toContain('not so');
  // The hint keeps its place below the error, so that a form does not jump where it has more lines.
  expect(sayings).toContain('a hint');
  expect(await violations()).toEqual([]);
});

describe('TagsField', () => {
  const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Field' });

  test('Enter, a comma of either script, and leaving make a tag; none twice, and no more than may be', async () => {
    await renderKit(<Held of={Tags} />);
    await user.type(input(), 'tea{Enter}');
    await user.type(input(), 'tea,');
    await user.type(input(), '茶，');
    expect(tags()).toEqual(['tea', '茶']);
    await user.type(input(), 'pot');
    await user.tab();
    expect(tags()).toEqual(['tea', '茶', 'pot']);
    expect(input().readOnly).toBe(true);
  });

  test('Backspace takes the last one back, a cross the one it stands on, and the focus stays', async () => {
    await renderKit(<Held of={Tags} />);
    await user.type(input(), 'a,b,c,');
    await user.keyboard('{Backspace}');
    expect(tags()).toEqual(['a', 'b']);
    await clicks('Remove a');
    expect(tags()).toEqual(['b']);
    expect(input()).toBe(document.activeElement);
    expect(await violations()).toEqual([]);
  });
});

test.each(['zh', 'en'] as const)('a new password says which of its needs are met: %s', async lang => {
  const { password } = texts[lang].form;
  const New = (field: FieldBinding) => <NewPasswordField {...field} label="Field" />;
  await renderKit(<Held of={New} />, lang);
  const met = () =>
    screen
      .getAllByRole('listitem')
      .filter(({ dataset }) => dataset['met'] === 'true')
      .map(({ textContent }) => textContent?.replace(password.met, ''));
  expect(met()).toEqual([]);
  await user.type(screen.getByLabelText('Field', { selector: 'input' }), 'abc');
  expect(met()).toEqual([password.letter]);
  await user.type(screen.getByLabelText('Field', { selector: 'input' }), '12345');
  expect(met()).toEqual([password.length, password.letter, password.digit]);
});

test('a password can be looked at', async () => {
  await renderKit(<Held of={Password} />);
  const field = screen.getByLabelText<HTMLInputElement>('Field', { selector: 'input' });
  expect(field.type).toBe('password');
  await clicks(zh.form.showPassword);
  expect(field.type).toBe('text');
});

test('of several that stand there one is chosen, and what is wrong is told of all', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
    { value: 'c', label: 'C', disabled: true },
  ];
  await renderKit(
    <RadioField name="of" label="Which" value="a" error="choose" options={options} onChange={onChange} />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Which', description: 'choose' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByLabelText('B'));
  await user.click(screen.getByLabelText('C'));
  expect(onChange.mock.calls).toEqual([['b']]);
  expect(await violations()).toEqual([]);
});

test('a choice of few says which one is pressed', async () => {
  const onChange = vi.fn();
  const options = [
    { value: '7', label: '7 days' },
    { value: '30', label: '30 days' },
  ];
  await renderKit(<Segments label="Range" value="30" options={options} onChange={onChange} />);
  const group = within(screen.getByRole('group', { name: 'Range' }));
  expect(group.getByRole('button', { pressed: true }).textContent).toBe('30 days');
  await clicks('7 days');
  expect(onChange.mock.calls).toEqual([['7']]);
});

test('a switch is turned by Space, unless it cannot be', async () => {
  const onChange = vi.fn();
  const { rerender } = await renderKit(<Switch label="Live" isOn={false} onChange={onChange} />);
  screen.getByRole('switch', { name: 'Live', checked: false }).focus();
  await user.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true]]);
  rerender(<Switch label="Live" isOn disabled title="not now" onChange={onChange} />);
  await user.click(screen.getByRole('switch', { name: 'Live', checked: true }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

describe('FileDrop', () => {
  const file = new File(['name,plays'], 'creators.csv', { type: 'text/csv' });

  test('takes a file, and the same one again', async () => {
    const onFiles = vi.fn();
    await renderKit(<FileDrop label="Choose" hint="CSV" accept=".csv" onFiles={onFiles} />);
    await user.upload(screen.getByLabelText('Choose', { selector: 'input' }), file);
    await user.upload(screen.getByLabelText('Choose', { selector: 'input' }), file);
    expect(onFiles.mock.calls).toEqual([[[file]], [[file]]]);
    expect(await violations()).toEqual([]);
  });

  test('says what was chosen and why it will not do', async () => {
    const chosen = { name: 'creators.exe', size: '2 KB' };
    await renderKit(
      <FileDrop label="Choose" hint="CSV" accept=".csv" chosen={chosen} fault="no table" onFiles={vi.fn()} />,
    );
    expect(screen.getByRole('status').textContent).toBe('creators.exe 2 KB');
    await isWrong('Choose', 'no table');
    expect(screen.getByRole('alert').textContent).toBe('no table');
  });
});
