import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import { getTask, saveDraft } from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { fills } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { sendsLive } from '../../../../test/harness/web/live-messages.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import { getOfficeUser } from '../../../../contract/identity/sign-in.ts';
import mailTasks from '../../../i18n/zh/outreach/mail-tasks.ts';

test('what is typed stays in the form when an unlocked address makes every page reload', async () => {
  server.answers(getTask, { id: 3, state: 'draft', revision: 1, content: { name: '' } });
  server.answers(saveDraft, { revision: 2 });
  await opens('/mailTask/new?id=3');
  await fills(mailTasks.compose.name, '春茶');
  const field = screen.getByLabelText(mailTasks.compose.name);
  const before = server.askedOf(getOfficeUser).length;
  await sendsLive({ code: realtimeCodes.plan });
  await waitFor(() => expect(server.askedOf(getOfficeUser).length).toBeGreaterThan(before));
  expect(server.askedOf(getTask)).toHaveLength(1);
  expect(screen.getByLabelText(mailTasks.compose.name)).toBe(field);
});
