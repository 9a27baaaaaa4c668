import { describe, expect, it } from 'vitest';
import {
  collaborationSigns,
  collaborationStates,
  type CollaborationSign,
  type CollaborationState,
} from './collaboration-kinds.ts';
import {
  movedBy,
  nextSigns,
  refusalOf,
  type CollaborationFacts,
  type MoveRefusal,
} from './collaboration-states.ts';

const flags = [true, false];
const allFacts: CollaborationFacts[] = flags.flatMap(hasFee =>
  flags.flatMap(hasPosts =>
    flags.flatMap(checksPassed =>
      [true, false, null].flatMap(visitsReached =>
        [0, 2].flatMap(unpaid =>
          [0, 1].flatMap(paid =>
            flags.map(isPartOpen => ({
              hasFee,
              hasPosts,
              checksPassed,
              visitsReached,
              unpaid,
              paid,
              isPartOpen,
            })),
          ),
        ),
      ),
    ),
  ),
);

interface Rule {
  /** All states from which it moves a card. */
  outOf: CollaborationState[];
  to: CollaborationState;
  /** The required condition, if any. */
  when?: (facts: CollaborationFacts) => boolean;
}

const isFulfilled = ({ hasPosts, checksPassed, visitsReached }: CollaborationFacts) =>
  hasPosts && checksPassed && (visitsReached === null || visitsReached);

/** The rules as a plain list; anything else must not happen. */
const rules: Record<CollaborationSign, Rule | 'never'> = {
  // A reply opens a card in the first column, and moves it no further.
  replied: 'never',
  termsAccepted: { outOf: ['negotiating'], to: 'agreed', when: ({ hasFee }) => hasFee },
  productSent: { outOf: ['negotiating', 'agreed'], to: 'productSent' },
  draftHandedIn: { outOf: ['negotiating', 'agreed', 'productSent'], to: 'draftDue' },
  draftApproved: { outOf: ['negotiating', 'agreed', 'productSent', 'draftDue'], to: 'draftApproved' },
  postFound: {
    outOf: ['negotiating', 'agreed', 'productSent', 'draftDue', 'draftApproved'],
    to: 'published',
    when: ({ hasPosts }) => hasPosts,
  },
  checksPassed: {
    outOf: ['negotiating', 'agreed', 'productSent', 'draftDue', 'draftApproved', 'published'],
    to: 'checked',
    when: isFulfilled,
  },
  visitsReached: {
    outOf: ['negotiating', 'agreed', 'productSent', 'draftDue', 'draftApproved', 'published'],
    to: 'checked',
    when: isFulfilled,
  },
  allPaid: {
    outOf: ['checked'],
    to: 'paid',
    when: ({ hasFee, paid, unpaid, isPartOpen }) => hasFee && paid > 0 && unpaid === 0 && !isPartOpen,
  },
};

describe('a sign', () => {
  it.each(collaborationSigns.flatMap(sign => collaborationStates.map(state => [sign, state] as const)))(
    '%s moves a card in %s as the table says',
    (sign, state) => {
      const rule = rules[sign];
      for (const facts of allFacts) {
        const happens = rule !== 'never' && rule.outOf.includes(state) && (rule.when?.(facts) ?? true);
        expect({ facts, to: movedBy(state, sign, facts) }).toEqual({ facts, to: happens ? rule.to : null });
      }
    },
  );

  it('never moves a card back, and a repeated sign moves it only once', () => {
    for (const state of collaborationStates)
      for (const sign of collaborationSigns)
        for (const facts of allFacts) {
          const to = movedBy(state, sign, facts);
          if (!to) continue;
          expect(collaborationStates.indexOf(to)).toBeGreaterThan(collaborationStates.indexOf(state));
          expect(movedBy(to, sign, facts)).toBeNull();
        }
  });

  it('that held before the card arrived takes it on', () => {
    expect(nextSigns).toEqual({ published: 'checksPassed', checked: 'allPaid' });
  });
});

/** What each column requires of a card that is moved there by hand; the first missing thing is named. */
const wanted: Record<Exclude<CollaborationState, 'cancelled'>, MoveRefusal[]> = {
  negotiating: [],
  agreed: ['feeMissing'],
  productSent: ['feeMissing'],
  draftDue: ['feeMissing'],
  draftApproved: ['feeMissing'],
  published: ['feeMissing', 'postMissing'],
  checked: ['feeMissing', 'postMissing'],
  paid: ['feeMissing', 'postMissing', 'unpaid', 'partPaid'],
  closed: ['feeMissing', 'postMissing', 'unpaid', 'partPaid'],
};

const isMissing: Partial<Record<MoveRefusal, (facts: CollaborationFacts) => boolean>> = {
  feeMissing: ({ hasFee }) => !hasFee,
  postMissing: ({ hasPosts }) => !hasPosts,
  unpaid: ({ unpaid }) => unpaid > 0,
  partPaid: ({ paid, isPartOpen }) => paid > 0 && isPartOpen,
};

describe('a move by hand', () => {
  const moves = collaborationStates.flatMap(from => collaborationStates.map(to => [from, to] as const));

  it.each(moves.filter(([from, to]) => from !== to && to !== 'cancelled'))('from %s to %s', (from, to) => {
    if (to === 'cancelled') return;
    for (const facts of allFacts) {
      const refusal = wanted[to].find(reason => isMissing[reason]?.(facts)) ?? null;
      expect({ facts, refusal: refusalOf(from, to, facts, '') }).toEqual({ facts, refusal });
    }
  });

  it.each(collaborationStates.filter(from => from !== 'cancelled'))('cancels one that is %s', from => {
    const isDone = from === 'paid' || from === 'closed';
    for (const facts of allFacts) {
      const kept = isDone && facts.paid > 0 ? 'alreadyPaid' : null;
      expect(refusalOf(from, 'cancelled', facts, 'no time')).toBe(kept);
      expect(refusalOf(from, 'cancelled', facts, '  ')).toBe(kept ?? 'reasonMissing');
    }
  });

  it.each(collaborationStates)('that leaves it in %s is none', state => {
    for (const facts of allFacts) expect(refusalOf(state, state, facts, '')).toBeNull();
  });
});
