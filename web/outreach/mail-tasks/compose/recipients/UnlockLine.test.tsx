import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getTask,
  listDraftRecipients,
  unlockRecipients,
} from '../../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { clicks } from '../../../../../test/harness/web/acts.ts';
import { server } from '../../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../../test/harness/web/open-page.tsx';
import words from '../../../../i18n/zh/outreach/mail-tasks.ts';

test.each([
  ['none costs anything', { unlockCost: 0, unlocksLeft: 0 }],
  ['one costs nothing, and the plan has no unlocks left for the other', { unlockCost: 1, unlocksLeft: 0 }],
])('addresses that cost nothing can be unlocked: %s', async (_name, counts) => {
  const reasons = [{ reason: 'locked', count: 2, kept: 0 } as const];
  server.answers(getTask, { id: 7, state: 'draft', revision: 3 });
  server.answers(listDraftRecipients, { ok: 0, total: 2, recipients: [], reasons, ...counts });
  server.answers(unlockRecipients, { unlocked: 1, taken: 0, locked: 1 });
  await opens('/mailTask/new?id=7&step=recipients');
  await clicks(words.unlock.free);
  await waitFor(() => expect(server.askedOf(unlockRecipients)).toMatchObject([{ body: { max: 0 } }]));
});
