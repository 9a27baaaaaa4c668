import { sql, type RawBuilder } from 'kysely';
import type { WorkStep } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import { payableDueState } from '../payables/service.ts';
import {
  deliverablesWhole,
  endOfDay,
  hasDraft,
  hasPost,
  payablesWhole,
  startOfDay,
  todayOf,
} from './shared-conditions.queries.ts';

/** Whose work, and as of when. */
export interface WorkOf {
  teamId: number;
  campaignIds: readonly number[];
  at: Date;
}

type Step = (of: WorkOf) => RawBuilder<unknown>;

const inCampaigns = (row: 'c' | 'd' | 'p' | 'n', { teamId, campaignIds }: WorkOf) =>
  sql`${sql.ref(`${row}.team_id`)} = ${teamId}
    and ${sql.ref(`${row}.campaign_id`)} = any(${[...campaignIds]}::bigint[])`;

interface Said {
  step: WorkStep;
  key: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
  isOverdue?: RawBuilder<unknown>;
}

/** The columns of every step on collaboration `c`. */
const said = ({ step, key, since, isOverdue = sql`false` }: Said) => sql`
  select ${step}::text as step, ${key} as id, ${since} as since, ${isOverdue} as "isOverdue",
    c.campaign_id as "campaignId", c.id as "collaborationId", null::bigint as "threadId",
    c.creator_id as "creatorId"`;
const noMoney = sql`null::text as currency, null::bigint as minor`;

/** After three days without a change, somebody has to decide or to ask. */
const patience = sql`interval '3 days'`;

/**
 * A creator wrote last in the conversation of their invitation, and nobody answered, snoozed or archived it; or they
 * replied, nobody said what the reply means, and no conversation is visible.
 */
const reply: Step = of => sql`
  select 'reply'::text as step, n.creator_id as id, coalesce(th.last_in_at, n.replied_at) as since,
    false as "isOverdue", n.campaign_id as "campaignId", c.id as "collaborationId", th.id as "threadId",
    n.creator_id as "creatorId", ${noMoney}
  from candidates n
  left join collaborations c
    on c.team_id = n.team_id and c.campaign_id = n.campaign_id and c.creator_id = n.creator_id
  left join lateral (
    select t.id, t.last_in_at, t.last_at, t.kind, t.archived_at, t.is_spam, t.snoozed_until
    from inbox_threads t
    where t.team_id = n.team_id and t.task_id = n.task_id and t.recipient_id = n.recipient_id
      and t.last_in_at is not null
    order by t.last_in_at desc, t.id desc limit 1
  ) th on true
  where ${inCampaigns('n', of)} and n.replied_at is not null and n.excluded_at is null
    and coalesce(n.answer, '') <> 'declined' and coalesce(c.state, '') not in ('closed', 'cancelled')
    and case when th.id is null then n.answer is null
      else th.last_in_at >= th.last_at and th.archived_at is null and not th.is_spam
        and (th.snoozed_until is null or th.snoozed_until <= ${of.at})
        and th.kind not in ('autoReply', 'bounce', 'delay', 'delivered', 'other')
        and not exists (
          select from one_to_one_emails l
          where l.team_id = n.team_id and l.thread_id = th.id and l.state in ('waiting', 'sending', 'sent', 'in_doubt')
            and l.changed_at > th.last_in_at)
      end`;

/** Without a fee, budget, payables and price of a collaboration are unknown. */
const enterFee: Step = of => sql`
  ${said({ step: 'enterFee', key: sql`c.id`, since: sql`c.created_at` })}, ${noMoney}
  from collaborations c
  where ${inCampaigns('c', of)} and c.fee_minor is null and c.state not in ('closed', 'cancelled')`;

const agree: Step = of => sql`
  ${said({ step: 'agree', key: sql`c.id`, since: sql`c.changed_at` })}, c.currency, c.fee_minor as minor
  from collaborations c
  where ${inCampaigns('c', of)} and c.state = 'negotiating' and c.fee_minor is not null
    and c.terms_accepted_at is null and c.changed_at <= ${of.at}::timestamptz - ${patience}`;

const sendProduct: Step = of => sql`
  ${said({ step: 'sendProduct', key: sql`c.id`, since: sql`c.state_since` })}, ${noMoney}
  from collaborations c
  where ${inCampaigns('c', of)} and c.state = 'agreed' and c.product <> '' and c.tracking_number = ''
    and c.product_sent_at is null`;

const reviewDraft: Step = of => sql`
  ${said({ step: 'reviewDraft', key: sql`c.id`, since: sql`w.since` })}, ${noMoney}
  from (
    select n.team_id, n.collaboration_id, min(n.handed_in_at) as since from collaboration_drafts n
    where ${inCampaigns('n', of)} and n.state = 'waiting'
    group by n.team_id, n.collaboration_id
  ) w
  join collaborations c on c.team_id = w.team_id and c.id = w.collaboration_id
  where c.state not in ('closed', 'cancelled')`;

const failedChecks: Step = of => sql`
  ${said({ step: 'failedChecks', key: sql`c.id`, since: sql`w.since` })}, ${noMoney}
  from (
    select d.team_id, d.collaboration_id, min(d.post_found_at) as since from deliverables d
    where ${inCampaigns('d', of)} and d.check_outcome = 'failed'
    group by d.team_id, d.collaboration_id
  ) w
  join collaborations c on c.team_id = w.team_id and c.id = w.collaboration_id
  where c.state not in ('paid', 'closed', 'cancelled')`;

/**
 * Once a fee is agreed, all of it has to be planned: of what is not, nobody would be reminded. What is paid in another
 * currency is not compared, because nobody can tell what is open.
 */
const planPayment: Step = of => sql`
  ${said({ step: 'planPayment', key: sql`c.id`, since: sql`c.state_since` })}, c.currency,
    c.fee_minor - planned.minor as minor
  from collaborations c
  cross join lateral (
    select coalesce(sum(p.amount_minor), 0)::bigint as minor,
      coalesce(bool_and(p.currency = c.currency), true) as "isComparable"
    from payables p
    where p.team_id = c.team_id and p.collaboration_id = c.id and p.state <> 'cancelled'
  ) planned
  where ${inCampaigns('c', of)} and c.state not in ('negotiating', 'paid', 'closed', 'cancelled')
    and planned."isComparable" and c.fee_minor > planned.minor`;

interface MoneyStep {
  step: 'approvePayment' | 'pay';
  /** Since when it waits, if it is not late. */
  since: RawBuilder<unknown>;
  when: RawBuilder<unknown>;
}

const money = ({ step, since, when }: MoneyStep, of: WorkOf) => sql`
  ${said({
    step,
    key: sql`p.id`,
    since: sql`case when ${payableDueState(of.at)} = 'overdue' then ${endOfDay(sql`p.due_on`)} else ${since} end`,
    isOverdue: sql`${payableDueState(of.at)} = 'overdue'`,
  })}, p.currency, p.amount_minor + coalesce(p.tax_minor, 0) as minor
  ${payablesWhole}
  where ${inCampaigns('p', of)} and ${when}`;

/** Whoever approves need not wait for the day: it is to be ready by then. */
const approvePayment: Step = of =>
  money({ step: 'approvePayment', since: sql`p.created_at`, when: sql`p.state = 'planned'` }, of);

/** An approved one without a day can be paid at any time, so it waits from the beginning. */
const pay: Step = of =>
  money(
    {
      step: 'pay',
      since: sql`greatest(${startOfDay(sql`p.due_on`)}, p.created_at, case when p.due_when <> 'date' then c.state_since end)`,
      when: sql`p.state = 'approved' and ${payableDueState(of.at)} <> 'waiting'`,
    },
    of,
  );

const late = (step: 'overdueDraft' | 'overduePost', of: WorkOf) => {
  const day = step === 'overdueDraft' ? sql`d.draft_due_on` : sql`d.publish_on`;
  const since = endOfDay(day);
  return sql`
    ${said({ step, key: sql`d.id`, since, isOverdue: sql`true` })}, ${noMoney}
    ${deliverablesWhole}
    where ${inCampaigns('d', of)} and ${day} < ${todayOf(of.at)}
      and not ${step === 'overdueDraft' ? hasDraft : hasPost}`;
};

/** The waiting work by step: rows with the same columns. */
export const steps: Record<WorkStep, Step> = {
  reply,
  enterFee,
  agree,
  sendProduct,
  reviewDraft,
  failedChecks,
  planPayment,
  approvePayment,
  pay,
  overdueDraft: of => late('overdueDraft', of),
  overduePost: of => late('overduePost', of),
};
