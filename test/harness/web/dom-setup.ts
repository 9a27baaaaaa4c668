import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closeToast } from '../../../web/ui/feedback/toast.ts';
import { server } from './fake-server.ts';
import { forgetModalDialogs } from './modal-dialogs.ts';

// Modules read the language once, when they are loaded; some come with a page.
const speakChinese = () => localStorage.setItem('starbridge-lang-String', 'zh');
speakChinese();

configure({
  // The maximum wait of a test, beyond what slow machines need.
  asyncUtilTimeout: 60_000,
  // The whole text of a page would hide the message about the missing element.
  getElementError: message => new Error(message ?? ''),
});

// Realtime events come only when a test sends them.
vi.mock('../../../web/realtime/connect-realtime.ts', async () => {
  const { listen } = await import('./live-messages.ts');
  return { connectRealtime: listen };
});

// Pictures need a layout: what stands in words beside them is looked at.
vi.mock('../../../web/ui/charts/echarts.ts', () => ({
  init: () => ({ setOption: () => undefined, resize: () => undefined, dispose: () => undefined }),
}));

// Nothing is laid out here. A popover looks where its button is, and hides where that has no size.
Element.prototype.getBoundingClientRect = () => new DOMRect(100, 100, 120, 24);
Object.defineProperties(document.documentElement, {
  clientWidth: { configurable: true, get: () => innerWidth },
  clientHeight: { configurable: true, get: () => innerHeight },
});

beforeEach(() => {
  server.reset();
  vi.stubGlobal('fetch', server.fetch);
});

/** Characters: enough for a page's part that matters. */
const longestText = 3000;

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const style of body.querySelectorAll('style')) style.remove();
    const text = (body.textContent ?? '').replaceAll(/\s+/g, ' ').slice(0, longestText);
    const shown = `at ${location.pathname}${location.search}, which shows: ${text}`;
    // On the first line, which the end of a run repeats.
    for (const error of task.result.errors ?? [])
      error.stack = (error.stack ?? '').replace(/\n|$/, ` ${shown}\n`);
  }
  // A part of a page that is still loading when its file ends would fail, in the files after it too.
  await vi.dynamicImportSettled();
  cleanup();
  closeToast();
  forgetModalDialogs();
  localStorage.clear();
  speakChinese();
  sessionStorage.clear();
  expect(server.takeFaults()).toEqual([]);
});
