import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { later } from './later.ts';

const part = () => 'the part';

function draw({ useWanted }: ReturnType<typeof later<typeof part>>, isWanted: boolean) {
  const Shown = ({ isWanted: wanted }: { isWanted: boolean }) => useWanted(wanted)?.() ?? 'nothing';
  const { rerender } = render(<Shown isWanted={isWanted} />);
  return (next: boolean) => rerender(<Shown isWanted={next} />);
}

test('a part is loaded when it is wanted, once, and is there at once afterwards', async () => {
  const fetch = vi.fn(() => Promise.resolve(part));
  const shown = later(fetch);
  const again = draw(shown, false);
  screen.getByText('nothing');
  expect(fetch).not.toHaveBeenCalled();
  again(true);
  await screen.findByText('the part');
  again(false);
  screen.getByText('nothing');
  again(true);
  screen.getByText('the part');
  expect(fetch).toHaveBeenCalledOnce();
});

test('it may be loaded before', async () => {
  const shown = later(() => Promise.resolve(part));
  expect(shown.isLoaded()).toBe(false);
  await shown.load();
  expect(shown.isLoaded()).toBe(true);
  draw(shown, true);
  screen.getByText('the part');
});

test('a file that did not come is asked for again', async () => {
  const fetch = vi.fn<() => Promise<typeof part>>().mockRejectedValueOnce(new Error('offline'));
  fetch.mockResolvedValue(part);
  const shown = later(fetch);
  const again = draw(shown, true);
  await act(() => shown.load());
  again(false);
  again(true);
  await screen.findByText('the part');
});
