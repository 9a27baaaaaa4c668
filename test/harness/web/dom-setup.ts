import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closeToast } from '../../../web/ui/feedback/toast.ts';
import { server } from './fake-server.ts';
import { forgetModalDialogs } from './modal-dialogs.ts';

// Modules read the language once, when they are loaded.
localStorage.setItem('starbridge-lang-String', 'zh');

configure({
  // As long as a test looks for anything: a limit that no slow machine reaches.
  asyncUtilTimeout: 60_000,
  // A page's whole text in a report says less than what was looked for.
  getElementError: message => new Error(message ?? ''),
});

// Messages of the server come when a test sends them.
vi.mock('../../../web/realtime/connect-realtime.ts', () => ({
  connectRealtime: () => ({ tokenChanged: () => undefined, stop: () => undefined }),
}));

beforeEach(() => {
  server.reset();
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  closeToast();
  forgetModalDialogs();
  localStorage.clear();
  sessionStorage.clear();
  expect(server.takeFaults()).toEqual([]);
});
