import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listAcquisitions } from '../../../contract/creators/acquisitions/acquisitions.ts';
import { day } from '../../../contract/core/format.ts';
import { listShortLinks } from '../../../contract/links/short-links.ts';
import { listProjects } from '../../../contract/monitoring/monitors.ts';
import { filled, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import acquisitions from '../../i18n/zh/creators/acquisitions.ts';
import shell from '../../i18n/zh/core/shell.ts';
import shortLinks from '../../i18n/zh/links/short-links.ts';
import monitors from '../../i18n/zh/monitoring/monitors.ts';

const renewsAt = '2026-04-01T00:00:00.000Z';
const pages = [
  {
    path: '/shortDetail',
    answer: (used: number) => server.answers(listShortLinks, { used, limit: 5 }),
    text: (used: number) => filled(shortLinks.used, { used, limit: 5 }),
  },
  {
    path: '/monitorDetail',
    answer: (used: number) => server.answers(listProjects, { used, limit: 5, linksLimit: 20 }),
    text: (used: number) => filled(monitors.used, { used, limit: 5, links: 20 }),
  },
  {
    path: '/dataCollect',
    answer: (used: number) => server.answers(listAcquisitions, { used, limit: 5, renewsAt }),
    text: (used: number) => filled(acquisitions.used, { used, limit: 5 }),
  },
];
const upgrade = () => within(screen.getByRole('main')).queryByRole('link', { name: shell.top.upgrade });

test.each(pages)(
  '$path says how much of the plan is used, and nothing of others',
  async ({ path, ...of }) => {
    of.answer(3);
    await opens(path);
    await sees(of.text(3));
    expect(upgrade()).toBeNull();
  },
);

test.each(pages)('$path leads to the plans once all is used', async ({ path, ...of }) => {
  of.answer(5);
  await opens(path);
  await sees(new RegExp(`^${of.text(5).replaceAll(/[/．.]/g, '\\$&')}`));
  expect(upgrade()?.getAttribute('href')).toBe('/vip');
});

test('when the count begins again is said beside the figures once all is used', async () => {
  server.answers(listAcquisitions, { used: 5, limit: 5, renewsAt });
  await opens('/dataCollect');
  await sees(new RegExp(filled(acquisitions.renews, { day: day(renewsAt) })));
});
