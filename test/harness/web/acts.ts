import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Style sheets are not loaded, so that no pointer is kept off anything. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** A sentence with its `{{gaps}}` filled. */
export const filled = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));

type Part = Pick<typeof screen, 'findByRole' | 'findAllByText' | 'findByLabelText' | 'queryByText'>;

/** Waits until the text is there, once or more often. */
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

/** Puts a text into a field at once, in place of what it has. */
export async function fills(label: string, value: string, part: Part = screen): Promise<void> {
  const field = await part.findByLabelText(label);
  await user.click(field);
  fireEvent.change(field, { target: { value } });
}

/** The dialog that lies over the page. */
export const dialog = async (name?: string | RegExp) =>
  within(await screen.findByRole('dialog', name === undefined ? {} : { name }));

/** Waits until a field says that it is wrong, with this reason. */
export async function isWrong(label: string, reason: string, part: Part = screen): Promise<HTMLElement> {
  const field = await part.findByLabelText(label);
  await waitFor(() => {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map(id => document.querySelector(`#${CSS.escape(id)}`)?.textContent)).toContain(reason);
  });
  return field;
}
