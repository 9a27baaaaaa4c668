import { z } from 'zod';
import type { Audience } from '../../../../../contract/core/sources/audience.ts';
import type { Gate, Permit } from '../../source.ts';
import { askGraph, oneCall, type GraphRequest } from '../graph/graph-call.ts';
import { GraphRefusal } from '../graph/graph-fault.ts';
import { maybe } from '../graph/graph-media.ts';
import { audienceOf, sharesOf, type Weight } from './audience-shares.ts';

const count = maybe(z.number().min(0));

/** instagram-platform/reference/instagram-media/insights and …/api-reference/instagram-user/insights. */
const insights = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      values: maybe(z.array(z.object({ value: count }))),
      total_value: maybe(
        z.object({
          value: count,
          breakdowns: maybe(
            z.array(
              z.object({
                dimension_keys: z.array(z.string()),
                results: maybe(z.array(z.object({ dimension_values: z.array(z.string()), value: count }))),
              }),
            ),
          ),
        }),
      ),
    }),
  ),
});
type Insights = z.output<typeof insights>['data'];

/** 10 and 200: not granted by the creator; 100: not for this medium, as one older than the professional account. */
const notToBeHad = [10, 100, 200];

/**
 * Returns nothing if only this part is refused: the account itself was just read with the same token, and a fault
 * `credential` would discard that token.
 */
async function askInsights(
  gate: Gate,
  name: string,
  path: string,
  query: Record<string, string>,
): Promise<Insights> {
  const asked: GraphRequest = { host: 'graph.instagram.com', path, query };
  const answered = async (permit: Permit) => {
    try {
      return await askGraph(insights, asked, permit);
    } catch (fault) {
      if (!(fault instanceof GraphRefusal) || !notToBeHad.includes(fault.code)) throw fault;
      return { value: { value: { data: [] }, seenAt: permit.now.toISOString() } };
    }
  };
  return (await gate.ask(name, oneCall, answered)).value.data;
}

export interface Reach {
  plays?: number;
  shares?: number;
}

/** Reads how often a post was viewed and shared. */
export async function readReach(gate: Gate, mediaId: string): Promise<Reach> {
  const data = await askInsights(gate, `insights of ${mediaId}`, `/${mediaId}/insights`, {
    metric: 'views,shares',
  });
  const valueOf = (name: string) => {
    const found = data.find(each => each.name === name);
    return found?.values?.at(-1)?.value ?? found?.total_value?.value;
  };
  const plays = valueOf('views');
  const shares = valueOf('shares');
  return { ...(plays !== undefined && { plays }), ...(shares !== undefined && { shares }) };
}

async function weightsBy(gate: Gate, breakdown: 'age' | 'gender' | 'country'): Promise<Weight[]> {
  const data = await askInsights(gate, `audience by ${breakdown}`, '/me/insights', {
    metric: 'follower_demographics',
    period: 'lifetime',
    timeframe: 'this_month',
    metric_type: 'total_value',
    breakdown,
  });
  const answered = data[0]?.total_value?.breakdowns?.[0];
  // In the documentation's examples, the timeframe is a dimension too.
  const place = answered?.dimension_keys.indexOf(breakdown) ?? -1;
  return (answered?.results ?? []).map(({ dimension_values, value }) => ({
    name: dimension_values[place] ?? '',
    weight: value ?? 0,
  }));
}

/** Reads the audience of followers; Instagram gives the first 45 countries. */
export async function readAudience(gate: Gate): Promise<Audience | undefined> {
  return audienceOf({
    ages: sharesOf('ages', await weightsBy(gate, 'age')),
    genders: sharesOf('genders', await weightsBy(gate, 'gender')),
    regions: sharesOf('regions', await weightsBy(gate, 'country')),
  });
}
