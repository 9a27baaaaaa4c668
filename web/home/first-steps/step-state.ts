import type { FirstStep, FirstSteps } from '../../../contract/home/first-steps.ts';
import { paths } from '../../app/paths.ts';

/** In their order. Repeats the contract, because its schemas must stay out of the browser. */
const order = {
  saveCreators: query => paths.search('tiktok', query),
  connectMailbox: query => paths.senders(query),
  sendTask: query => paths.compose(undefined, query),
  makeLink: query => paths.shortLinks(query),
  startCampaign: query => paths.newCampaign(query),
} as const satisfies Record<FirstStep, (query: string) => string>;

export const steps = Object.keys(order) as FirstStep[];

const isLeft = ({ done }: FirstSteps) => steps.some(step => !done.includes(step));

/** Something is left to do, and the reader has not put the steps away. */
export const areOffered = (state: FirstSteps): boolean => !state.isHidden && isLeft(state);

/** Something is left to do, and the steps were put away. */
export const arePutAway = (state: FirstSteps): boolean => state.isHidden && isLeft(state);

/** Who has done most of it knows what it is about. */
export const areShort = (done: readonly FirstStep[]): boolean => done.length > steps.length / 2;

/** The page where a step is done, with its hint. */
export const addressOf = (step: FirstStep): string => order[step](`hint=${step}`);

/** The step whose hint an address asks for. */
export const hintIn = (query: string): FirstStep | null => {
  const asked = new URLSearchParams(query).get('hint');
  return steps.find(step => step === asked) ?? null;
};
