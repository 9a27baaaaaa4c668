import { expect, test } from 'vitest';
import {
  getClientReport,
  listClientReportLinks,
  removeClientReportLogo,
} from '../../../contract/monitoring/client-reports/client-reports.ts';
import { clicks, dialog, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import words from '../../i18n/zh/monitoring/client-reports.ts';

const { settings } = words;

test('the logo of the team is removed after a question', async () => {
  server.answers(getClientReport, { logo: 'data:image/png;base64,iVBORw0KGgo=', mine: true });
  server.answers(listClientReportLinks, {});
  server.answers(removeClientReportLogo, {});
  await opens('/monitorDetail/4/report');
  await clicks(settings.logoRemove);
  await sees(settings.logoRemoveText, await dialog(settings.logoRemoveTitle));
  await clicks(common.cancel, await dialog(settings.logoRemoveTitle));
  expect(server.askedOf(removeClientReportLogo)).toEqual([]);
  await clicks(settings.logoRemove);
  await clicks(settings.logoRemove, await dialog(settings.logoRemoveTitle));
  await expect.poll(() => server.askedOf(removeClientReportLogo).length).toBe(1);
});
