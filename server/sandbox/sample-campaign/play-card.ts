import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { moveOneCard } from '../../campaigns/board/move-card.ts';
import { decideOnDraft } from '../../campaigns/collaboration-drafts/change-drafts.ts';
import { type HeldWork, holdWork } from '../../campaigns/collaboration-pages/open-page.ts';
import { changeFields } from '../../campaigns/collaborations/change-collaboration.ts';
import { addPayable, changePayableState } from '../../campaigns/payables/change-payable.ts';
import { giveSamplePost, handInSampleDraft } from '../sample-creators/creators-part.ts';
import { type Progress, type SampleCard, sampleDays, sampleTexts } from './sample-plan.ts';

export interface CardToPlay {
  campaignId: number;
  collaborationId: number;
  card: SampleCard;
  /** Number of the card. */
  number: number;
  feeFen: number;
  /** A post of the creator, if the card needs one. */
  postUrl: string | null;
  linkId: number | null;
  /** A local day, so many days from today. */
  dayAfter: (days: number) => string;
}

const order: readonly Progress[] = [
  'negotiating',
  'priced',
  'agreed',
  'sent',
  'draftWaits',
  'draftApproved',
  'published',
];

/** Takes a collaboration as far as its plan says, by what the team and the creator do for it. */
export async function playCard(pool: Db, ctx: SignedIn, played: CardToPlay): Promise<void> {
  const { card, collaborationId: id, feeFen } = played;
  const texts = sampleTexts[ctx.lang];
  const isPast = (progress: Progress) => order.indexOf(card.progress) >= order.indexOf(progress);
  if (card.progress === 'negotiating') return;
  if (card.progress === 'cancelled') {
    await moveOneCard(pool, ctx, id, { from: 'negotiating', to: 'cancelled', reason: texts.cancelled });
    return;
  }
  await writeDown(pool, ctx, played);
  if (isPast('agreed')) await moveOneCard(pool, ctx, id, { from: 'negotiating', to: 'agreed', reason: '' });
  if (isPast('sent')) await moveOneCard(pool, ctx, id, { from: 'agreed', to: 'productSent', reason: '' });
  if (isPast('draftWaits')) {
    const draftId = await asCreator(pool, ctx, played, (db, nobody, held) =>
      handInSampleDraft(db, nobody, held, { version: 1, note: texts.draft }),
    );
    const decision = { state: 'approved', comment: texts.approval } as const;
    if (isPast('draftApproved')) await decideOnDraft(pool, ctx, { id, draftId }, decision);
  }
  const { postUrl } = played;
  if (isPast('published') && postUrl)
    await asCreator(pool, ctx, played, (db, nobody, held) => giveSamplePost(db, nobody, held, postUrl));
  if (card.feeDueIn === undefined || !feeFen) return;
  const due = { dueOn: played.dayAfter(card.feeDueIn), dueWhen: 'date' } as const;
  const fee = {
    label: texts.fee,
    amountMinor: feeFen,
    currency: 'CNY',
    taxMinor: null,
    taxNote: '',
  } as const;
  const payable = await addPayable(pool, ctx, id, { ...fee, ...due, note: '' });
  await changePayableState(pool, ctx, payable.id, { state: 'approved' });
}

/** Fee, product, parcel and what is to be made. */
async function writeDown(pool: Db, ctx: SignedIn, played: CardToPlay): Promise<void> {
  const { card, collaborationId: id, number, feeFen, linkId, dayAfter } = played;
  const texts = sampleTexts[ctx.lang];
  const isSent = !['priced', 'agreed'].includes(card.progress);
  const deliverable = {
    id: null,
    kind: 'shortVideo',
    title: texts.deliverable,
    draftDueOn: dayAfter(sampleDays.draftDue),
    publishOn: dayAfter(sampleDays.publish),
    postUrl: '',
  } as const;
  await changeFields(pool, ctx, id, {
    feeMinor: feeFen,
    currency: 'CNY',
    product: texts.product,
    carrier: isSent ? texts.carrier : '',
    trackingNumber: '',
    coupon: `BREW${10 + number}`,
    shortLinkId: card.progress === 'published' ? linkId : null,
    visitsGoal: null,
    notes: '',
    deliverables: [deliverable],
    revision: 1,
  });
}

/** The creator acts, who has no account. */
function asCreator<T>(
  pool: Db,
  { actor, ...nobody }: SignedIn,
  { campaignId, collaborationId }: CardToPlay,
  act: (db: Db, ctx: Context, held: HeldWork) => Promise<T>,
): Promise<T> {
  const { teamId } = actor;
  return asTeam(pool, teamId, async db =>
    act(db, nobody, await holdWork(db, { teamId, campaignId, collaborationId })),
  );
}
