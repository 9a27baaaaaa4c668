import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  changeAcquisitionState,
  getAcquisition,
  listAcquisitions,
} from '../../../contract/creators/acquisitions/acquisitions.ts';
import { dateTime } from '../../../contract/core/format.ts';
import { clicks, filled, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import acquisitions from '../../i18n/zh/creators/acquisitions.ts';
import sources from '../../i18n/zh/sourcing/sources.ts';

const { deed, held, kind, state, notice, ways } = acquisitions;
const source = sources.names.youtube;
/** A day after the answers of these tests. */
const freeAt = '2026-03-03T08:00:00.000Z';
const tomorrow = filled(acquisitions.day.tomorrow, { time: dateTime(freeAt, 'Asia/Shanghai').slice(11) });
const holdUp = { fault: 'quota', source: 'youtube', freeAt } as const;
const waiting = {
  id: 1,
  name: '美食频道',
  state: 'running',
  holdUp,
  found: 10,
  added: 7,
  mine: true,
} as const;

test.each(['/dataCollect', '/dataCollect/new', '/dataCollect/1'])(
  'a plan without data acquisition says so on %s',
  async path => {
    server.refuses(listAcquisitions, 'entitlement_missing');
    server.refuses(getAcquisition, 'entitlement_missing');
    await opens(path);
    await sees(acquisitions.notInPlan);
  },
);

test('one that waits for its source says why and until when, and can be paused and resumed', async () => {
  server.answers(getAcquisition, { acquisition: waiting });
  await opens('/dataCollect/1');
  const why = within(await screen.findByRole('region', { name: held.title }));
  const text = filled(held.both, {
    why: filled(held.quota, { source }),
    next: filled(held.until, { at: tomorrow }),
  });
  await sees(text, why);
  expect((await why.findByRole('timer')).textContent).toMatch(/^还有 (1 天 0|23) 小时/);
  await within(await screen.findByRole('heading', { level: 1 })).findByText(state.held);

  const paused = { ...waiting, state: 'paused' } as const;
  server.answers(changeAcquisitionState, { acquisition: paused });
  server.answers(getAcquisition, { acquisition: paused });
  await clicks(deed.pause);
  await sees(notice.pause);
  expect(screen.queryByRole('region', { name: held.title })).toBeNull();
  server.answers(changeAcquisitionState, { acquisition: waiting });
  server.answers(getAcquisition, { acquisition: waiting });
  await clicks(deed.resume);
  await screen.findByRole('region', { name: held.title });
  expect(server.askedOf(changeAcquisitionState).map(({ body }) => body.deed)).toEqual(['pause', 'resume']);
});

test('the list tells one that waits from one that runs', async () => {
  server.answers(listAcquisitions, {
    acquisitions: [waiting, { ...waiting, id: 2, holdUp: null }],
    total: 2,
    limit: 100,
  });
  await opens('/dataCollect');
  const table = within(await screen.findByRole('table'));
  await sees(state.held, table);
  await sees(state.running, table);
});

test('a new one can start only from what a source can do, and says if that source waits', async () => {
  const platform = 'youtube';
  server.answers(listAcquisitions, {
    ways: [
      { platform, kind: 'links', source: 'youtube', state: 'waiting', freeAt },
      { platform, kind: 'hashtag', state: 'noSource' },
    ],
    limit: 100,
  });
  await opens('/dataCollect/new?platform=youtube');
  await sees(filled(ways.waitingUntil, { source, at: tomorrow }));
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(kind.hashtag) });
  expect(radio.disabled).toBe(true);
  await sees(ways.noSource);
});
