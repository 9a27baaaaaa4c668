import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeTeam, getClosure, keepTeam } from '../../../contract/workspace/closures.ts';
import { button, clicks, filled, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import erasures from '../../i18n/zh/workspace/erasures.ts';

const closures = erasures.closure;
const stays = { accountClosesAt: null, teamClosesAt: null, graceDays: 14 };

test('the main account closes the team after typing its name and the password', async () => {
  server.answers(getClosure, stays);
  server.answers(closeTeam, { closesAt: '2026-12-12T08:00:00.000Z' });
  await opens('/userInfo');
  await sees(filled(closures.team.about, { days: 14 }));
  await clicks(closures.team.close);
  const dialog = within(await screen.findByRole('dialog'));
  await clicks(closures.team.close, dialog);
  await sees(closures.wrongName, dialog);
  await sees(closures.missingPassword, dialog);
  expect(server.askedOf(closeTeam)).toEqual([]);
});

test('a closing team says until when it can be taken back', async () => {
  server.answers(getClosure, { ...stays, teamClosesAt: '2026-12-12T08:00:00.000Z' });
  server.answers(keepTeam, {});
  await opens('/userInfo');
  await button(closures.team.export);
  server.answers(getClosure, stays);
  await clicks(closures.team.keep);
  await sees(closures.team.kept);
  expect(server.askedOf(keepTeam)).toHaveLength(1);
});

test('a sub-account closes itself, and reads that its team closes', async () => {
  server.answers(getClosure, { ...stays, teamClosesAt: '2026-12-12T08:00:00.000Z' });
  await opens('/userInfo', { role: 'member' });
  await button(closures.account.close);
  await screen.findByText(/^整个团队将在/);
});
