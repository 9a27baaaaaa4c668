import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCampaign } from '../../../contract/campaigns/campaigns.ts';
import { estimateCandidates, listCandidates } from '../../../contract/campaigns/candidates.ts';
import { filled, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import candidates from '../../i18n/zh/campaigns/candidates.ts';
import shell from '../../i18n/zh/core/shell.ts';

const { act, budget, status } = candidates;
const lan = { creatorId: 1, name: 'Lan', handle: 'lan', price: { lowFen: 400_000, highFen: 600_000 } };
const mei = { creatorId: 2, name: 'Mei', status: 'collaborating', collaborationId: 9 } as const;

function answers(): void {
  server.answers(getCampaign, { id: 3, name: '春茶', role: 'owner', zone: 'Asia/Shanghai' });
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
