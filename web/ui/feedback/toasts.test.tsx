import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { violations } from '../../../test/harness/web/accessibility.ts';
import { clicks, sees, seesNothingOf } from '../../../test/harness/web/acts.ts';
import { renderKit } from '../../../test/harness/web/render-kit.tsx';
import en from '../../i18n/en/core/shell.ts';
import zh from '../../i18n/zh/core/shell.ts';
import { showToast } from './toast.ts';
import { ToastHost } from './ToastHost.tsx';

const shows = (...toast: Parameters<typeof showToast>) => act(() => showToast(...toast));
const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('status');

test.each([
  ['success', 'polite'],
  ['warning', 'polite'],
  ['error', 'assertive'],
] as const)('a %s is told %s', async (kind, live) => {
  await renderKit(<ToastHost />);
  shows(kind, 'Said', 0);
  expect(region().textContent).toContain('Said');
  expect(region().getAttribute('aria-live')).toBe(live);
  expect(await violations()).toEqual([]);
});

test('a new one takes the place of the one before', async () => {
  await renderKit(<ToastHost />);
  shows('success', 'First', 0);
  shows('success', 'Second', 0);
  expect(region().textContent).toBe('Second');
});

test('it goes by itself after its time, and one without a time stays', async () => {
  // Those of the toast alone: React measures its own work by the other clocks, in the tests after this one too.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await renderKit(<ToastHost />);
    shows('success', 'Shortly', 3000);
    passes(2999);
    expect(region().textContent).toBe('Shortly');
    passes(1);
    expect(region().textContent).toBe('');
    shows('error', 'For long', 0);
    passes(600_000);
    expect(region().textContent).toBe('For long');
  } finally {
    vi.useRealTimers();
  }
});

test('it stays while somebody points at it or is in it, and has its time again afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await renderKit(<ToastHost />);
    const open = vi.fn();
    shows('success', 'Added', 3000, { text: 'Open', onPress: open }, { text: 'Write', onPress: () => {} });
    const button = screen.getByRole('button', { name: 'Open' });
    act(() => button.focus());
    passes(60_000);
    expect(region().textContent).toBe('AddedOpenWrite');
    act(() => button.blur());
    passes(2999);
    expect(region().textContent).toBe('AddedOpenWrite');
    passes(1);
    expect(region().textContent).toBe('');
    expect(open).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['zh', zh.close],
  ['en', en.close],
] as const)('it is closed by hand: %s', async (lang, close) => {
  await renderKit(<ToastHost />, lang);
  shows('error', 'Said', 0);
  await clicks(close);
  await seesNothingOf('Said');
});

test('what can be done about it is done once, and it goes', async () => {
  const onPress = vi.fn();
  await renderKit(<ToastHost />);
  shows('success', 'Deleted', 0, { text: 'Undo', onPress });
  await sees('Deleted');
  await clicks('Undo');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(region().textContent).toBe('');
});
