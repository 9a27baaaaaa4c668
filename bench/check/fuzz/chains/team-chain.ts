import {
  cancelOrder,
  createOrder,
  getOffer,
  payOrder,
  requestInvoice,
} from '../../../../contract/billing/orders.ts';
import { listSandboxMessages, sendPhoneCode } from '../../../../contract/identity/phone-codes.ts';
import { issueToken, register } from '../../../../contract/identity/sign-in.ts';
import { usePhone } from '../../../../contract/sandbox/sandbox-payments.ts';
import { closeTeam, exportTeam, keepTeam } from '../../../../contract/workspace/closures.ts';
import {
  createInvitation,
  createMember,
  deleteMember,
  disableMember,
  getInvitation,
  joinTeam,
  resetMemberPassword,
} from '../../../../contract/workspace/members.ts';
import { exportColumns } from '../../../../contract/workspace/export-columns.ts';
import { startExport } from '../../../../contract/workspace/exports.ts';
import { newPassword } from '../draw/likely-texts.ts';
import type { Steps } from './steps.ts';

/** One of its own for each team. */
const phoneOf = ({ username }: Steps, prefix: string): string =>
  prefix +
  String(
    10_000_000 + ([...username].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 80_000_000),
  );

/** The code that the phone would show. Few are sent: without a proof of work only so many may be. */
async function codeFor({ call }: Steps, phone: string): Promise<string> {
  await call(sendPhoneCode, { params: { phone } });
  const messages = (await call(listSandboxMessages))?.messages ?? [];
  return messages.find(message => message.phone === phone)?.code ?? '000000';
}

/** A member who is made, disabled and deleted, and one who comes by an invitation. */
async function walkMembers(steps: Steps): Promise<void> {
  const { call, username } = steps;
  const password = newPassword;
  const made = await call(createMember, {
    body: { username: `${username}-made`, nickName: username, password },
  });
  if (made) {
    const params = { id: made.id };
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
async function walkOrder({ call, mark }: Steps): Promise<void> {
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
  const email = `${mark}@example.com`;
  await call(requestInvoice, { params, body: { kind: 'person', title: mark, email } });
}

/** Once for each team: members, an order, and the end of the team, which is taken back. */
export async function walkTeam(steps: Steps): Promise<void> {
  const { call, turn, username, password } = steps;
  if (turn > 1) return;
  await walkMembers(steps);
  await walkOrder(steps);
  const of = { table: 'operationRecords', filter: {} } as const;
  await call(startExport, { body: { of, columns: [...exportColumns.operationRecords], format: 'csv' } });
  await call(exportTeam);
  await call(closeTeam, { body: { password, confirmation: `${username} team` } });
  await call(keepTeam);
  const phone = phoneOf(steps, '137');
  const code = await codeFor(steps, phone);
  const mine = { username: `${username}2`, nickName: username, company: username };
  await call(register, { body: { ...mine, phone, code, password: newPassword } });
  await call(issueToken, {
    body: { grant_type: 'password', username: `OFFICE@${username}2`, password: newPassword },
  });
}
