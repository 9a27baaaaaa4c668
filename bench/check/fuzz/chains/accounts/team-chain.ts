import {
  cancelOrder,
  createOrder,
  getOffer,
  getOrder,
  payOrder,
  requestInvoice,
} from '../../../../../contract/billing/orders.ts';
import {
  fetchBackgroundTaskFile,
  listBackgroundTasks,
} from '../../../../../contract/activity/background-tasks.ts';
import { usePhone } from '../../../../../contract/sandbox/sandbox-payments.ts';
import { closeTeam, exportTeam, keepTeam } from '../../../../../contract/workspace/closures.ts';
import {
  createInvitation,
  createMember,
  deleteMember,
  disableMember,
  getInvitation,
  joinTeam,
  resetMemberPassword,
  setMemberQuotas,
} from '../../../../../contract/workspace/members.ts';
import { getMenu } from '../../../../../contract/workspace/team.ts';
import { exportColumns } from '../../../../../contract/workspace/export-columns.ts';
import { startExport } from '../../../../../contract/workspace/exports.ts';
import { newPassword } from '../../draw/likely-texts.ts';
import { codeFor, phoneOf } from './phone-code.ts';
import type { Steps } from '../steps.ts';

/** A member who is made, given quotas, disabled and deleted, and one who comes by an invitation. */
async function walkMembers(steps: Steps): Promise<void> {
  const { call, username } = steps;
  const password = newPassword;
  const made = await call(createMember, {
    body: { username: `${username}-made`, nickName: username, password },
  });
  if (made) {
    const params = { id: made.id };
    await call(setMemberQuotas, { params, body: { emails: 10, mails: 20, rows: null } });
    await call(resetMemberPassword, { params, body: { password } });
    await call(disableMember, { params, body: { disabled: true } });
    await call(deleteMember, { params });
  }
  const invited = await call(createInvitation, { body: { note: username } });
  const invitation = invited?.path.split('/').at(-1);
  if (!invitation) return;
  await call(getInvitation, { params: { token: invitation } });
  const phone = phoneOf(steps, '139');
  const code = await codeFor(steps, phone);
  await call(joinTeam, {
    body: { invitation, username: `${username}-joined`, phone, code, password, nickName: username },
  });
}

/** A renewal that is paid with the phone of the sandbox. */
async function walkOrder({ call, mark, until }: Steps): Promise<void> {
  const asked = { plan: 'team', months: 1 };
  const payFen = (await call(getOffer, { query: asked }))?.sum?.payFen;
  if (!payFen) return;
  const body = { ...asked, payFen };
  const withdrawn = await call(createOrder, { body });
  if (withdrawn) await call(cancelOrder, { params: { number: withdrawn.number } });
  const order = await call(createOrder, { body });
  if (!order) return;
  const params = { number: order.number };
  await call(payOrder, { params });
  await call(usePhone, { params: { orderNumber: order.number }, body: { deed: 'pay' } });
  await until(async () => (await call(getOrder, { params }))?.state === 'paid');
  const email = `${mark}@example.com`;
  await call(requestInvoice, { params, body: { kind: 'person', title: mark, email } });
}

/** Once for each team: members, an order, and the end of the team, which is taken back. */
export async function walkTeam(steps: Steps): Promise<void> {
  const { call, turn, username, password, teamId } = steps;
  if (turn > 1) return;
  await call(getMenu, { params: { id: teamId } });
  await walkMembers(steps);
  await walkOrder(steps);
  const of = { table: 'operationRecords', filter: {} } as const;
  const columns = [...exportColumns.operationRecords];
  const started = await call(startExport, { body: { of, columns, format: 'csv' } });
  const made = await steps.until(async () =>
    (await call(listBackgroundTasks))?.works.find(({ id, file }) => id === started?.workId && file),
  );
  if (made) await call(fetchBackgroundTaskFile, { params: { id: made.id } });
  await call(exportTeam);
  await call(closeTeam, { body: { password, confirmation: `${username} team` } });
  await call(keepTeam);
}
