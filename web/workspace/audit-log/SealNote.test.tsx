import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listPlans } from '../../../contract/billing/plans.ts';
import { getRecordCheck, listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { listMembers } from '../../../contract/workspace/members.ts';
import { sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import words from '../../i18n/zh/workspace/operation-records.ts';

beforeEach(() => {
  server.answers(listOperationRecords, {});
  server.answers(listPlans, {});
  server.answers(listMembers, {});
});

const head = { number: 2, hash: 'ab'.repeat(32), at: '2026-11-28T08:00:00.000Z' };
const at = '2026-11-28T20:30:00.000Z';

test('records that match their seals say so', async () => {
  server.answers(getRecordCheck, { sealed: 1234, head, check: { at, records: 1234, erased: 3, faults: [] } });
  await opens('/operationRecord');
  await screen.findByText(/已封存 1,234 条记录.*全部一致/);
  await screen.findByText(/其中 3 条没有个人信息可核对/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was changed or is missing stands above the records', async () => {
  const faults = [
    { kind: 'changed' as const, place: 3, entryId: 77 },
    { kind: 'missing' as const, place: 4, entryId: 78 },
    { kind: 'sealMissing' as const, place: 2, entryId: null },
  ];
  server.answers(getRecordCheck, { sealed: 9, head, check: { at, records: 9, erased: 0, faults } });
  await opens('/operationRecord');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('有 3 处与封存时不一致');
  expect([...alert.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '第 77 号记录被改动过',
    '第 78 号记录不见了',
    '第 2 个封条不见了',
  ]);
});

test('before the first seal there is nothing to download', async () => {
  server.answers(getRecordCheck, { sealed: 0, head: null, check: null });
  await opens('/operationRecord');
  await sees(words.seal.notYet);
  expect(screen.queryByRole('button', { name: words.seal.download })).toBeNull();
});
