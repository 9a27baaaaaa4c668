import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCampaign } from '../../../contract/campaigns/campaigns.ts';
import { estimateCandidates, listCandidates } from '../../../contract/campaigns/candidates.ts';
import { filled, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import candidates from '../../i18n/zh/campaigns/candidates.ts';
import shell from '../../i18n/zh/core/shell.ts';
import teamCreators from '../../i18n/zh/creators/team-creators.ts';

const { act, budget, fit, status } = candidates;
const lan = {
  creatorId: 1,
  platform: 'tiktok',
  name: 'Lan',
  handle: 'lan',
  email: 'lan@creators.example',
  price: { lowFen: 400_000, highFen: 600_000 },
  fit: { platform: 'met', price: 'unknown', posting: 'missed' },
} as const;
const mei = { creatorId: 2, name: 'Mei', status: 'collaborating', collaborationId: 9 } as const;

function answers(): void {
  const budget = { budgetMinor: 1_000_000, currency: 'CNY' } as const;
  server.answers(getCampaign, { id: 3, name: '春茶', role: 'owner', zone: 'Asia/Shanghai', ...budget });
  const counts = { candidate: 1, collaborating: 1 };
  server.answers(listCandidates, { candidates: [lan, mei], total: 2, counts });
  server.answers(estimateCandidates, { budgetFen: null });
}

test('a budget that estimates exceed says so where candidates are chosen', async () => {
  answers();
  server.answersBy(estimateCandidates, ({ body }) => ({
    budgetFen: 1_000_000,
    knownFen: 300_000,
    unknown: 1,
    ...(body.selection.of === 'ids'
      ? { estimated: 1, lowFen: 400_000, highFen: 600_000 }
      : { estimated: 2, lowFen: 800_000, highFen: 1_200_000 }),
  }));
  await opens('/campaignDetail/invitation?id=3');
  const words = { number: 2, range: '¥8,000–12,000', known: '¥3,000', budget: '¥10,000' };
  await sees(`${filled(budget['over#other'], words)} ${filled(budget['unknown#other'], { number: 1 })}`);
  await user.click(screen.getByRole('checkbox', { name: filled(shell.table.select, { name: 'Lan' }) }));
  await waitFor(() =>
    expect(server.askedOf(estimateCandidates).at(-1)?.body.selection).toEqual({ of: 'ids', creatorIds: [1] }),
  );
});

test('with whom a collaboration began is not to be invited', async () => {
  answers();
  await opens('/campaignDetail/invitation?id=3');
  await sees(status.collaborating);
  await screen.findByRole('button', { name: filled(act.inviteOf, { name: 'Lan' }) });
  expect(screen.queryByRole('button', { name: filled(act.inviteOf, { name: 'Mei' }) })).toBeNull();
});

test('without candidates to estimate the line says what is agreed', async () => {
  answers();
  const nobody = { estimated: 0, lowFen: 0, highFen: 0, unknown: 0 };
  server.answers(estimateCandidates, { budgetFen: 1_000_000, knownFen: 300_000, ...nobody });
  await opens('/campaignDetail/invitation?id=3');
  await sees(filled(budget.none, { known: '¥3,000', budget: '¥10,000', left: '¥7,000' }));
});

test('a budget that cannot be compared says why', async () => {
  answers();
  await opens('/campaignDetail/invitation?id=3');
  await sees(filled(budget.noRate, { currency: 'CNY' }));
});

test('fit says in words what is met, what is not, and what nobody knows', async () => {
  answers();
  await opens('/campaignDetail/invitation?id=3');
  const words = [
    filled(fit.platform.met, { platform: 'TikTok' }),
    fit.price.maybe,
    filled(fit.posting.missed, { days: 90 }),
  ];
  const cell = await screen.findByRole('button', { name: new RegExp(words.join('、')) });
  expect(cell.textContent).toMatch(new RegExp(`^1/3${filled(fit['missed#other'], { number: 1 })}`));
  await user.hover(cell);
  for (const line of words) await sees(line);
});

test('an address that the team may see can be copied', async () => {
  answers();
  await opens('/campaignDetail/invitation?id=3');
  await sees('lan@creators.example');
  await user.click(
    screen.getByRole('button', {
      name: filled(teamCreators.email.copy, { address: 'lan@creators.example' }),
    }),
  );
  await sees(teamCreators.email.copied);
});
