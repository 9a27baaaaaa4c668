import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listBackgroundTasks } from '../../../contract/activity/background-tasks.ts';
import { listSavedSearches, markSearchSeen } from '../../../contract/creators/saved-searches.ts';
import { firstSteps, hideFirstSteps } from '../../../contract/home/first-steps.ts';
import { getHome } from '../../../contract/home/overview.ts';
import { errorTexts } from '../../../contract/core/error-texts.ts';
import { violations } from '../../../test/harness/web/accessibility.ts';
import { clicks, filled, sees, seesNothingOf, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import agenda from '../../i18n/zh/campaigns/agenda.ts';
import shell from '../../i18n/zh/core/shell.ts';
import first from '../../i18n/zh/home/first-steps.ts';
import home from '../../i18n/zh/home/home.ts';
import mailTexts from '../../i18n/zh/outreach/mail-texts.ts';

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefsIn = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('link')
    .map(link => link.getAttribute('href'));

const all = { done: [...firstSteps], isHidden: false } as const;

test('each part shows its first lines with their numbers, and every line leads on', async () => {
  server.answers(getHome, {
    steps: all,
    replies: {
      unread: 3,
      threads: [{ id: 9, unread: 1, counterpart: { name: 'Lan', address: 'l@x.test' } }],
    },
    sends: {
      used: 128,
      limit: 500,
      held: [{ id: 4, address: 'lin@brand.test', hold: 'paused' }],
      tasks: [
        {
          id: 5,
          name: '春茶邀约',
          state: 'sending',
          counts: { success: 20, recipients: 80 },
          wait: { why: 'planLimit', used: 500, limit: 500, until: '2026-03-02T16:00:00.000Z' },
        },
      ],
      unfinished: 3,
    },
    campaigns: {
      running: 1,
      recruiting: 2,
      shown: [
        {
          id: 7,
          name: '春茶',
          state: 'running',
          collaborations: 8,
          published: 3,
          endsOn: '2026-03-05',
          zone: 'Asia/Shanghai',
        },
      ],
    },
    monitors: { open: 1, shown: [{ id: 6, name: '春茶作品', posts: 4, spark: [1, 2, 5] }] },
    quota: [{ key: 'search.daily', used: 12, limit: 500, value: '500' }],
  });
  server.answers(listSavedSearches, {
    searches: [
      { id: 1, name: '旧', platform: 'tiktok', query: 'region=US', newCreators: 0 },
      { id: 2, name: '越南美妆', platform: 'youtube', query: 'region=VN', newCreators: 46 },
    ],
  });
  server.answers(markSearchSeen, {});
  await opens('/home');
  await sees(filled(home.replies['unread#other'], { number: 3 }), await part(home.replies.title));
  expect(await hrefsIn(home.replies.list)).toEqual(['/inbox?view=replies&thread=9']);
  const sends = await part(home.sends.title);
  await sees(filled(home.sends.used, { used: 128, limit: 500 }), sends);
  await sees(home.sends.hold.paused, sends);
  await sees(filled(home.sends['more#other'], { number: 2 }), sends);
  const wait = filled(mailTexts.wait.planLimit, { used: 500, limit: 500, until: '2026-03-03 00:00' });
  await sees(`${filled(home.sends.progress, { done: 20, all: 80 })} · ${wait}`, sends);
  expect(await hrefsIn(home.sends.held)).toEqual(['/sender/4']);
  expect(await hrefsIn(home.sends.tasks)).toEqual(['/campaignDetail/emailDetail?id=5']);
  expect(await hrefsIn(home.campaigns.list)).toEqual(['/campaignDetail/cooperation?id=7']);
  await sees(
    `${filled(home.campaigns.counts.running, { number: 1 })} · ${filled(home.campaigns.counts.recruiting, { number: 2 })}`,
  );
  await sees(/还剩 3 天/);
  expect(await hrefsIn(home.monitors.list)).toEqual(['/monitorDetail/6']);
  await sees('12 / 500', await part(home.quota.title));
  await sees(agenda.work.none);
  // Those with new creators come first.
  expect(await hrefsIn(home.searches.list)).toEqual([
    '/bloggerSearch/youtube?region=VN',
    '/bloggerSearch/tiktok?region=US',
  ]);
  expect(await violations()).toEqual([]);
  await user.click(
    within(await screen.findByRole('list', { name: home.searches.list })).getAllByRole('link')[0]!,
  );
  await waitFor(() => expect(server.askedOf(markSearchSeen).map(({ params }) => params.id)).toEqual([2]));
});

test('a new team sees the steps instead of empty parts; each leads to its page, and they can be put away', async () => {
  let isHidden = false;
  server.answersBy(getHome, () => ({ steps: { done: ['saveCreators' as const], isHidden } }));
  server.answers(hideFirstSteps, {});
  await opens('/home');
  const steps = await part(first.title);
  await sees(filled(first.progress, { done: 1, all: 5 }), steps);
  expect(
    steps.getAllByRole('listitem').map(step => step.querySelector('a')?.getAttribute('href') ?? null),
  ).toEqual([
    null,
    '/sender?hint=connectMailbox',
    '/mailTask/new?hint=sendTask',
    '/shortDetail?hint=makeLink',
    '/campaignDetail/new?hint=startCampaign',
  ]);
  for (const title of [
    home.replies.title,
    home.sends.title,
    home.campaigns.title,
    home.monitors.title,
    agenda.work.title,
  ])
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  expect(await violations()).toEqual([]);
  isHidden = true;
  await clicks(first.hide, steps);
  await sees(first.hidden);
  expect(server.askedOf(hideFirstSteps).map(({ body }) => body)).toEqual([{ isHidden: true }]);
  await seesNothingOf(first.about);
  await part(first.step.connectMailbox.title);
  isHidden = false;
  await clicks(first.show);
  await part(first.title);
});

test('while the demo team is filled it is said how far that is, in place of the steps', async () => {
  server.answers(getHome, { steps: { done: [], isHidden: false } });
  server.answers(listBackgroundTasks, {
    works: [{ id: 1, kind: 'demoWorld', state: 'running', done: 37, total: 100 }],
  });
  await opens('/home');
  const filling = await part(home.demo.title);
  await sees('37%', filling);
  await seesNothingOf(first.title);
});

test('the steps are gone once all are done', async () => {
  server.answers(getHome, { steps: all });
  await opens('/home');
  await part(home.replies.title);
  expect(screen.queryByRole('region', { name: first.title })).toBeNull();
  expect(screen.queryByRole('button', { name: first.show })).toBeNull();
});

test('a step’s page shows its hint until it is closed', async () => {
  await opens('/sender?hint=connectMailbox');
  const hint = within(await screen.findByRole('complementary', { name: first.hint.label }));
  await sees(new RegExp(first.step.connectMailbox.hint), hint);
  await clicks(first.hint.close, hint);
  await waitFor(() => expect(screen.queryByRole('complementary', { name: first.hint.label })).toBeNull());
});

test('what is not loaded is said, and loaded by a retry', async () => {
  server.refuses(getHome, 'unavailable');
  await opens('/home');
  await sees(errorTexts.zh.unavailable);
  server.answers(getHome, { steps: all });
  await clicks(shell.retry);
  await part(home.replies.title);
});

test('the logo leads here', async () => {
  await opens('/home');
  const [logo] = await screen.findAllByRole('link', { name: shell.brand });
  expect(logo?.getAttribute('href')).toBe('/home');
});
