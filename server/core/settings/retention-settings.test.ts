import { expect, it, test } from 'vitest';
import { retentionKinds } from '../../../contract/core/personal-data/retention-kinds.ts';
import { readEnv } from './env.ts';
import { retentionSettings, settingOfKind } from './retention-settings.ts';
import { settings } from './settings.ts';

test('every kind of data that ages has one setting, and every such setting a kind', () => {
  expect([...Object.keys(settingOfKind), 'visits'].toSorted()).toEqual([...retentionKinds].toSorted());
  const names = Object.keys(settings).filter(name => name.endsWith('_RETENTION_DAYS'));
  expect(Object.values(settingOfKind).toSorted()).toEqual(names.toSorted());
  expect(Object.keys(retentionSettings).toSorted()).toEqual(names.toSorted());
});

it('deletes by default what was deleted before there were settings, and nothing else', () => {
  const env = readEnv({});
  const days = Object.fromEntries(Object.values(settingOfKind).map(name => [name, env[name]]));
  expect(days).toEqual({
    NOTIFICATION_RETENTION_DAYS: 180,
    TASK_RETENTION_DAYS: 30,
    EXPORT_RETENTION_DAYS: 7,
    IMPORT_FILE_RETENTION_DAYS: 365,
    SHARED_PAGE_RETENTION_DAYS: 30,
    PAYMENT_NOTICE_RETENTION_DAYS: 400,
    AD_RETENTION_DAYS: 90,
    UNFINISHED_IMPORT_RETENTION_DAYS: 0,
    OPERATION_RETENTION_DAYS: 0,
    MAIL_RETENTION_DAYS: 0,
    UNANSWERED_RETENTION_DAYS: 0,
  });
});

it.each([
  ['MAIL_RETENTION_DAYS', '29'],
  ['UNANSWERED_RETENTION_DAYS', '1'],
  ['NOTIFICATION_RETENTION_DAYS', '0'],
  ['TASK_RETENTION_DAYS', '6'],
  ['OPERATION_RETENTION_DAYS', '-1'],
  ['AD_RETENTION_DAYS', 'ever'],
])('refuses %s=%s', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name);
});
