import { type FitCheck, fitChecks, type FitResult } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { Candidate } from '../../../../contract/campaigns/candidates.ts';
import type { TagProps } from '../../../ui/labels/Tag.tsx';

export interface CountedFit {
  /** The checks that apply, in their order. */
  results: { check: FitCheck; result: FitResult }[];
  met: number;
  missed: number;
  unknown: number;
  tone: NonNullable<TagProps['tone']>;
}

function toneOf(met: number, missed: number, unknown: number): CountedFit['tone'] {
  if (missed > met) return 'bad';
  if (missed > 0) return 'warn';
  return unknown > 0 ? 'plain' : 'good';
}

/** Counts how many checks are met; what is unknown is neither met nor missed. */
export function countFit(fit: Candidate['fit']): CountedFit {
  const results = fitChecks.flatMap(check => {
    const result = fit[check];
    return result ? [{ check, result }] : [];
  });
  const count = (wanted: FitResult) => results.filter(({ result }) => result === wanted).length;
  const [met, missed, unknown] = [count('met'), count('missed'), count('unknown')];
  return { results, met, missed, unknown, tone: toneOf(met, missed, unknown) };
}
