import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listShortDomains } from '../../../contract/links/short-domains.ts';
import { getLinkSettings, listShortLinks } from '../../../contract/links/short-links.ts';
import { clicks, dialog, filled, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import shortLinks from '../../i18n/zh/links/short-links.ts';

const { retention, settings } = shortLinks;

test('a sub-account sees links and settings of the main account, and cannot change them', async () => {
  server.answers(listShortLinks, { links: [{ id: 1, name: '主账号的', isOn: true, mine: false }], total: 1 });
  server.answers(getLinkSettings, { retentionDays: 90 });
  server.answers(listShortDomains, { domains: [{ id: 2, host: 'go.example.com' }] });
  await opens('/shortDetail', { role: 'member' });
  const name = filled(shortLinks.switch, { name: '主账号的' });
  expect((await screen.findByRole<HTMLInputElement>('switch', { name })).disabled).toBe(true);
  await clicks(settings.open);
  const form = await dialog();
  await sees(settings.ownerOnly, form);
  await sees(filled(retention['days#other'], { number: 90 }), form);
  await sees('go.example.com', form);
  expect(form.queryByRole('button', { name: common.add })).toBeNull();
  expect(form.queryByRole('textbox')).toBeNull();
});
