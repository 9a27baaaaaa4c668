import { settleInvoice } from '../../../../contract/billing/operator-orders.ts';
import {
  cancelOrder,
  createOrder,
  getOffer,
  getOrder,
  payOrder,
  requestInvoice,
} from '../../../../contract/billing/orders.ts';
import { usePhone } from '../../../../contract/sandbox/sandbox-payments.ts';
import { changePlan } from '../../../billing/plans/change-plan.ts';
import { on, type Story } from '../story/story.ts';

interface Purchase {
  key: string;
  plan: 'pro' | 'team';
  months: number;
}

async function order(story: Story, { key, plan, months }: Purchase): Promise<string> {
  const who = story.by('star');
  const { sum } = await who.does(getOffer, { query: { plan, months } });
  if (!sum) throw new Error(`${plan} is not offered`);
  const { number } = await who.does(createOrder, { body: { plan, months, payFen: sum.payFen } });
  story.keepText(`order:${key}`, number);
  return number;
}

/** Until now the team had a plan without end, beside which none can be bought. */
const endTrial = ({ db, teamId, context }: Story) =>
  changePlan(db, context(), { teamId, plan: 'free', months: null });

/** The owner scans the code with the phone of the sandbox, and looks whether the payment has arrived. */
async function buy(story: Story, purchase: Purchase): Promise<void> {
  const who = story.by('star');
  const number = await order(story, purchase);
  await who.does(payOrder, { params: { number } });
  // A notification would reach the product by its own clock, which would not believe it.
  await who.does(usePhone, { params: { orderNumber: number }, body: { deed: 'neverNotify' } });
  await story.pass(1);
  const { state } = await who.does(getOrder, { params: { number } });
  if (state !== 'paid') throw new Error(`order ${number} is ${state}`);
}

/** Half a year at first; then rather a whole one. */
async function hesitate(story: Story): Promise<void> {
  const number = await order(story, { key: 'hesitated', plan: 'team', months: 6 });
  await story.by('star').does(cancelOrder, { params: { number } });
}

async function wantInvoice(story: Story, key: string): Promise<void> {
  const number = story.text(`order:${key}`);
  const body = {
    kind: 'company' as const,
    title: '杭州栖屿户外用品有限公司',
    taxNumber: '91330100MA2SAMPLE0',
    email: 'finance@seeyu.example',
  };
  await story.by('star').does(requestInvoice, { params: { number }, body });
}

/** The demo account operates the installation, too. */
async function issueInvoice(story: Story, key: string): Promise<void> {
  const body = { state: 'issued', note: '电子普通发票 24332000000081273659' } as const;
  await story.by('star').does(settleInvoice, { params: { number: story.text(`order:${key}`) }, body });
}

export const orders = [
  on(91, '09:32', async story => {
    await endTrial(story);
    await buy(story, { key: 'first', plan: 'pro', months: 6 });
  }),
  on(90, '10:05', story => wantInvoice(story, 'first')),
  on(88, '15:40', story => issueInvoice(story, 'first')),
  on(45, '16:20', hesitate),
  on(45, '16:32', story => buy(story, { key: 'upgrade', plan: 'team', months: 12 })),
  on(44, '10:15', story => wantInvoice(story, 'upgrade')),
];
