import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { retentionKinds } from '../../../contract/core/personal-data/retention-kinds.ts';
import { listRetention } from '../../../contract/identity/privacy-policy.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ MAIL_RETENTION_DAYS: '400', EXPORT_RETENTION_DAYS: '3' });
});
afterAll(() => app.close());

it('tells everybody for how long what is kept, as it is set', async () => {
  const { status, data } = await callApp(app, listRetention);
  expect(status).toBe(200);
  expect(data.kinds.map(({ kind }) => kind)).toEqual(retentionKinds);
  const days = Object.fromEntries(data.kinds.map(({ kind, days }) => [kind, days]));
  expect(days).toMatchObject({
    mailContents: 400,
    exportFiles: 3,
    notifications: 180,
    operationValues: 0,
    visits: 365,
  });
});
