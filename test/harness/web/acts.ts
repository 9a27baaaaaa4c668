import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Style sheets are not loaded, so the check for blocked pointer events is useless. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** A sentence with its `{{placeholders}}` filled. */
export const filled = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));

type Part = Pick<typeof screen, 'findByRole' | 'findAllByText' | 'findByLabelText' | 'queryByText'>;

/** Waits until the text appears, at least once. */
export async function sees(text: string | RegExp, part: Part = screen): Promise<void> {
  await part.findAllByText(text);
}

export const seesNothingOf = (text: string | RegExp, part: Part = screen): Promise<void> =>
  waitFor(() => expect(part.queryByText(text)).toBeNull());

export const button = (name: string | RegExp, part: Part = screen): Promise<HTMLButtonElement> =>
  part.findByRole<HTMLButtonElement>('button', { name });

export async function clicks(name: string | RegExp, part: Part = screen): Promise<void> {
  await user.click(await button(name, part));
}

/** Replaces the text of a field. */
export async function fills(label: string, value: string, part: Part = screen): Promise<void> {
  const field = await part.findByLabelText(label);
  await user.click(field);
  fireEvent.change(field, { target: { value } });
}

/** The open dialog. */
export const dialog = async (name?: string | RegExp) =>
  within(await screen.findByRole('dialog', name === undefined ? {} : { name }));

/** Waits until a field shows this error. */
export async function isWrong(label: string, reason: string, part: Part = screen): Promise<HTMLElement> {
  const field = await part.findByLabelText(label);
  await waitFor(() => {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const ids = field.getAttribute('aria-describedby')?.split(' ').filter(Boolean) ?? [];
    expect(ids.map(id => document.querySelector(`#${CSS.escape(id)}`)?.textContent)).toContain(reason);
  });
  return field;
}
