import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  checkTask,
  getTask,
  listDraftRecipients,
  startTask,
} from '../../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { getQueued } from '../../../../../contract/outreach/mail-tasks/queued-mails.ts';
import { clicks, sees, user } from '../../../../../test/harness/web/acts.ts';
import { server } from '../../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../../test/harness/web/open-page.tsx';
import common from '../../../../i18n/zh/core/common.ts';
import words from '../../../../i18n/zh/outreach/mail-tasks.ts';

const { send } = words;

test('a start at a time outside of the hours says what will be queued, and may go without them', async () => {
  const queued = { count: 2, at: '2026-03-09T01:00:00.000Z', zone: 'Asia/Shanghai' };
  server.answers(getTask, { id: 7, state: 'draft', revision: 3 });
  server.answers(listDraftRecipients, { ok: 2 });
  server.answers(checkTask, { ok: 2, queued: null, findings: [] });
  server.answers(getQueued, { queued });
  server.answers(startTask, { recipients: 2, leftOut: 0, queued });
  await opens('/mailTask/new?id=7&step=send');
  await user.click(await screen.findByRole('radio', { name: send.at }));
  await clicks(send.setTimer);
  const dialog = within(await screen.findByRole('dialog'));
  await sees(/2 封首封邮件在排队等发送时段.*2026-03-09 09:00/, dialog);
  await user.click(await dialog.findByLabelText(send.atOnceThen));
  await clicks(send.setTimer, dialog);
  await sees(new RegExp(`^${send.timed}。2 封首封邮件`));
  const [asked] = server.askedOf(getQueued);
  expect(server.askedOf(startTask)).toMatchObject([{ body: { at: asked?.query.at, isAtOnce: true } }]);
});

test('what was ticked for a start now does not hold for a time within the hours', async () => {
  const queued = { count: 2, at: '2026-03-09T01:00:00.000Z', zone: 'Asia/Shanghai' };
  server.answers(getTask, { id: 7, state: 'draft', revision: 3 });
  server.answers(listDraftRecipients, { ok: 2 });
  server.answers(checkTask, { ok: 2, queued, findings: [] });
  server.answers(getQueued, { queued: null });
  server.answers(startTask, { recipients: 2, leftOut: 0, queued: null });
  await opens('/mailTask/new?id=7&step=send');
  const start = await screen.findByRole('button', { name: send.button });
  await waitFor(() => expect(start).toHaveProperty('disabled', false));
  await user.click(start);
  const now = within(await screen.findByRole('dialog'));
  await user.click(await now.findByRole('checkbox'));
  await clicks(common.cancel, now);
  await user.click(await screen.findByRole('radio', { name: send.at }));
  await clicks(send.setTimer);
  await clicks(send.setTimer, within(await screen.findByRole('dialog')));
  await sees(send.timed);
  expect(server.askedOf(startTask)).toMatchObject([{ body: { isAtOnce: false } }]);
});
