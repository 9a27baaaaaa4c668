import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  acceptTerms,
  giveDetails,
  getCreatorWork,
} from '../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import { clicks, filled, fills, isWrong, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import en from '../../i18n/en/campaigns/collaboration-pages.ts';
import zh from '../../i18n/zh/campaigns/collaboration-pages.ts';

const work = {
  team: '溪流传媒',
  feeMinor: 120_000,
  currency: 'USD',
  terms: 'as they stand',
  deliverables: [{ id: 5, kind: 'video', isPostOpen: true }],
} as const;
const opensAs = (lang: 'zh' | 'en', more: object = {}) => {
  server.answers(getCreatorWork, { ...work, lang, ...more });
  return opens('/w/token', { role: null });
};

test.each([
  ['zh', zh, 'zh-CN', /^你已于 .+ 接受这些条款$/],
  ['en', en, 'en', /^You accepted these terms on/],
] as const)('the page speaks the language of its address: %s', async (lang, text, tag, accepted) => {
  await opensAs(lang, { termsAcceptedAt: '2026-03-01T08:00:00.000Z' });
  await screen.findByRole('heading', { name: filled(text.head, { team: '溪流传媒' }) });
  await sees(accepted);
  expect(document.documentElement.lang).toBe(tag);
  const robots = document.querySelector('meta[name=robots]')?.getAttribute('content');
  expect(robots).toContain('noindex');
});

test('the terms are accepted as they stand, and shown anew where they changed meanwhile', async () => {
  await opensAs('zh');
  server.refuses(acceptTerms, 'changed_meanwhile');
  await clicks(zh.terms.accept);
  await sees(zh.terms.changedNow);
  expect(server.askedOf(acceptTerms)[0]?.body).toEqual({
    feeMinor: 120_000,
    currency: 'USD',
    deliverableIds: [5],
    terms: 'as they stand',
  });
});

test('where no fee is agreed there is nothing to accept', async () => {
  await opensAs('zh', { feeMinor: null });
  await sees(zh.terms.noFee);
  expect(screen.queryByRole('button', { name: zh.terms.accept })).toBeNull();
});

test('one of address and payment is asked for; what was given is not shown', async () => {
  await opensAs('zh');
  await clicks(common.save);
  await isWrong(zh.details.address, zh.details.empty);
  server.answers(giveDetails, {});
  server.answers(getCreatorWork, { ...work, lang: 'zh', hasAddress: true });
  await fills(zh.details.address, '杭州市西湖区龙井路 1 号');
  await clicks(common.save);
  await sees(zh.details.addressGiven);
  expect(document.body.textContent).not.toContain('龙井路');
});

describe('what is to be done next', () => {
  const ready = { termsAcceptedAt: '2026-03-01T08:00:00.000Z', hasAddress: true, hasPayment: true };
  const draft = { id: 1, deliverableId: 5, handedInAt: '2026-03-01T08:00:00.000Z' } as const;
  const comments = [{ text: '请在开头露出包装', at: '2026-03-01T09:00:00.000Z', isCreator: false }];

  test.each([
    ['waits for the team', { ...draft, state: 'waiting' }, zh.next.draftWaiting],
    ['is to be done again', { ...draft, state: 'changesWanted', comments }, zh.next.draftChanges],
  ] as const)('a draft that was handed in %s', async (_what, given, text) => {
    await opensAs('zh', { ...ready, drafts: [given] });
    await sees(text);
    if ('comments' in given) await sees('请在开头露出包装');
  });

  test('a draft without its file or link is not sent', async () => {
    await opensAs('zh', ready);
    const what = `${filled(zh.work.place, { place: 1 })} · ${zh.kind.video}`;
    await clicks(filled(zh.work.handInFor, { what }));
    await clicks(zh.draft.send);
    await sees(zh.draft.fileMissing);
    await clicks(zh.draft.asLink);
    await clicks(zh.draft.send);
    await isWrong(zh.draft.url, zh.draft.urlMissing);
  });
});

test.each([
  ['gone', zh.over.title],
  ['not_found', zh.over.unknown],
] as const)('an address that is %s says so', async (refusal, title) => {
  server.refuses(getCreatorWork, refusal);
  await opens('/w/nobody', { role: null });
  await screen.findByRole('heading', { name: title });
});

test('a server that is away is asked again', async () => {
  server.isAwayFor(getCreatorWork);
  await opens('/w/token', { role: null });
  const alert = within(await screen.findByRole('alert'));
  server.answers(getCreatorWork, { ...work, lang: 'zh' });
  await clicks('重试', alert);
  await waitFor(() => expect(screen.queryByText(filled(zh.head, { team: '溪流传媒' }))).not.toBeNull());
});
