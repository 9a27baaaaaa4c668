import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkTask, getTask } from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import {
  createSandboxSender,
  listSenders,
  verifySender,
} from '../../../contract/outreach/senders/senders.ts';
import { clicks, dialog, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import mailTasks from '../../i18n/zh/outreach/mail-tasks.ts';
import senders from '../../i18n/zh/outreach/senders.ts';

const draftAt = '/mailTask/new?id=7&step=senders';

/** Leaves a draft for the mailboxes, of which there are none yet. */
async function leavesDraft(): Promise<void> {
  server.answers(getTask, { id: 7, state: 'draft', revision: 3 });
  server.answers(checkTask, { findings: [] });
  server.answers(listSenders, { senders: [], limit: 3, hasSandbox: true });
  await opens(draftAt);
  await user.click(await screen.findByRole('link', { name: mailTasks.senders.bind }));
  await screen.findByRole('complementary', { name: senders.draft.title });
}

test('a mailbox that was connected for a draft leads back to it, and then no draft waits', async () => {
  await leavesDraft();
  const sender = { id: 4, address: 'lin@example.com', state: 'verified' as const, mine: true };
  server.answers(createSandboxSender, { id: 4 });
  server.answers(verifySender, { verified: true });
  server.answers(listSenders, { senders: [sender], limit: 3, hasSandbox: true });
  await clicks(senders.sandboxAdd);
  const verified = await dialog();
  await sees(senders.verify.success, verified);
  await user.click(await verified.findByRole('link', { name: senders.draft.back }));
  await screen.findByRole('tab', { name: new RegExp(mailTasks.steps.senders), selected: true });
  expect(location.pathname + location.search).toBe(draftAt);
  await opens('/sender');
  await sees(sender.address);
  expect(screen.queryByRole('complementary', { name: senders.draft.title })).toBeNull();
});

test('the form of a mailbox leads back too, and the note can be put away', async () => {
  await leavesDraft();
  await user.click(await screen.findByRole('link', { name: senders.add }));
  const note = within(await screen.findByRole('complementary', { name: senders.draft.title }));
  const back = await note.findByRole('link', { name: senders.draft.back });
  expect(back.getAttribute('href')).toBe(draftAt);
  await clicks(senders.draft.close, note);
  await waitFor(() => expect(screen.queryByRole('complementary', { name: senders.draft.title })).toBeNull());
  await opens('/sender');
  await screen.findByRole('link', { name: senders.add });
  expect(screen.queryByRole('complementary', { name: senders.draft.title })).toBeNull();
});
