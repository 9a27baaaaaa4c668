import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderKit } from '../../../test/harness/web/render-kit.tsx';
import { Avatar } from './Avatar.tsx';

afterEach(() => vi.useRealTimers());

const image = () => document.querySelector('img');
/** The picture arrives, so wide. */
function arrives(width: number) {
  const shown = image()!;
  Object.defineProperty(shown, 'naturalWidth', { configurable: true, value: width });
  fireEvent.load(shown);
}
function passes(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('shows the initial of somebody without a picture, and loads none of another host', async () => {
  await renderKit(<Avatar name="Lan" src="https://elsewhere.example/face.jpg" />);
  expect(screen.getByText('L')).toBeTruthy();
  expect(image()).toBeNull();
});

it('shows a picture in the place of the initial, when it comes into view', async () => {
  await renderKit(<Avatar name="Lan" src="/p?seal=1" />);
  expect([image()?.getAttribute('loading'), image()?.getAttribute('alt')]).toEqual(['lazy', '']);
  expect(screen.queryByText('L')).toBeNull();
  arrives(160);
  expect(screen.queryByText('L')).toBeNull();
});

it.each(['none', 'lost'])('shows the initial if the picture is %s', async how => {
  await renderKit(<Avatar name="Lan" src="/p?seal=1" />);
  vi.useFakeTimers();
  if (how === 'none') arrives(2);
  else fireEvent.error(image()!);
  expect(screen.getByText('L')).toBeTruthy();
  passes(60_000);
  expect(image()?.getAttribute('src')).toBe('/p?seal=1');
});

it('asks again for a picture that is being fetched, and gives up after a while', async () => {
  await renderKit(<Avatar name="Lan" src="/p?seal=1" />);
  vi.useFakeTimers();
  arrives(1);
  expect(screen.getByText('L')).toBeTruthy();
  passes(2000);
  expect(image()?.getAttribute('src')).toBe('/p?seal=1&try=1');
  arrives(160);
  expect(screen.queryByText('L')).toBeNull();
  for (let tries = 0; tries < 5; tries++) {
    arrives(1);
    passes(60_000);
  }
  expect(image()?.getAttribute('src')).toBe('/p?seal=1&try=3');
});
