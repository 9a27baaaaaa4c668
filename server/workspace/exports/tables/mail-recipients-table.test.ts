import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { startMailSink, type MailSink } from '../../../../test/harness/mail/mail-sink.ts';
import { mailTaskApp } from '../../../../test/fixtures/outreach/mail-task-fixture.ts';
import { sendDue } from '../../../../test/fixtures/outreach/mailing-fixture.ts';
import { exportColumns } from '../../../../contract/workspace/export-columns.ts';
import { startExport } from '../../../../contract/workspace/exports.ts';
import { addRecipients } from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { exportJob } from '../jobs.ts';

let app: TestApp;
let sink: MailSink;
beforeAll(async () => {
  app = await startTestApp();
  sink = await startMailSink({
    onRcpt: address => (address.startsWith('bob') ? '550 5.7.1 not from you' : undefined),
  });
});
afterAll(async () => {
  await sink.close();
  await app.close();
});

test('recipients of a task are written with their outcomes, filtered as shown', async () => {
  const team = await mailTaskApp(app, { port: sink.port });
  const taskId = await team.draft();
  const pasted = 'Ann <ann@one.example>, bob@two.example, Al <al@one.example>';
  await team.call(addRecipients, { params: { id: taskId }, body: { pasted } });
  await team.start(taskId);
  await sendDue(app.database.db, app.world, app.mail);
  const ask = (keyword: string, who: 'bo' | 'stranger' = 'bo') => {
    const of = { table: 'mailRecipients' as const, taskId, filter: { keyword } };
    const columns = [...exportColumns.mailRecipients];
    return team.call(startExport, { body: { of, columns, format: 'csv' } }, who);
  };
  expect((await ask('', 'stranger')).code).toBe(404);
  const { data } = await ask('@');
  await exportJob.run(app.database.db, app.world, { teamId: team.accounts.bo.teamId, workId: data.workId });
  const path = `/office/api/works/${data.workId}/file`;
  const token = await app.signInAs(team.accounts.bo);
  const lines = (await app.inject({ method: 'GET', path, token })).body.trim().split('\r\n');
  expect(lines[0]).toContain('名称,账号,平台,邮箱,状态,原因,结果,已发轮次');
  expect(lines.slice(1).map(line => line.split(',').slice(0, 8))).toEqual([
    ['Ann', '', '', 'ann@one.example', '已结束', '全部轮次已完成', '发送成功、未读、未回复', '1'],
    ['', '', '', 'bob@two.example', '已结束', '发送失败', '发送失败', '0'],
    ['Al', '', '', 'al@one.example', '已结束', '全部轮次已完成', '发送成功、未读、未回复', '1'],
  ]);
  expect(lines[2]).toContain('not from you');
});
