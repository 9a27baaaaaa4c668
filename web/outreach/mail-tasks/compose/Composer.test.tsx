import { act, getConfig, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import { getTask, saveDraft } from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { fills } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import { getOfficeUser } from '../../../../contract/identity/sign-in.ts';
import mailTasks from '../../../i18n/zh/outreach/mail-tasks.ts';
import type { connectRealtime } from '../../../realtime/connect-realtime.ts';

type Listening = Parameters<typeof connectRealtime>[0];
const live = vi.hoisted((): { listening?: Listening } => ({}));
vi.mock('../../../realtime/connect-realtime.ts', () => ({
  connectRealtime(listening: Listening) {
    live.listening = listening;
    return { tokenChanged: () => undefined, stop: () => undefined };
  },
}));

test('what is typed stays in the form when an unlocked address makes every page reload', async () => {
  server.answers(getTask, { id: 3, state: 'draft', revision: 1, content: { name: '' } });
  server.answers(saveDraft, { revision: 2 });
  await opens('/mailTask/new?id=3');
  await fills(mailTasks.compose.name, '春茶');
  const field = screen.getByLabelText(mailTasks.compose.name);
  await waitFor(() => expect(live.listening).toBeDefined());
  const before = server.askedOf(getOfficeUser).length;
  await act(async () => {
    live.listening?.onMessage({ code: realtimeCodes.plan });
    await vi.waitFor(
      () => expect(server.askedOf(getOfficeUser).length).toBeGreaterThan(before),
      getConfig().asyncUtilTimeout,
    );
  });
  expect(server.askedOf(getTask)).toHaveLength(1);
  expect(screen.getByLabelText(mailTasks.compose.name)).toBe(field);
});
