import { z } from 'zod';
import { SourceFault } from '../source-fault.ts';
import type { Gate, Permit } from '../source.ts';
import { askBusiness } from './business-api.ts';

export const oneCall = { bucket: 'calls', units: 1 };

interface MarketRequest<S> {
  schema: S;
  /** Below `tto/tcm/creator`. */
  path: string;
  params: Record<string, string>;
}

/** Calls the marketplace. @throws SourceFault */
export function marketAnswer<S extends z.ZodType>(
  { schema, path, params }: MarketRequest<S>,
  permit: Permit,
): Promise<z.output<S>> {
  const all = { tto_tcm_account_id: permit.secret.accountId ?? '', ...params };
  return askBusiness(schema, `tto/tcm/creator/${path}`, all, permit);
}

export function askMarket<S extends z.ZodType>(
  gate: Gate,
  { name, ...asked }: MarketRequest<S> & { name: string },
): Promise<z.output<S>> {
  return gate.ask(name, oneCall, async permit => ({ value: await marketAnswer(asked, permit) }));
}

const statuses = z.object({
  onboarding_status: z.array(
    z.object({ handle_name: z.string(), status: z.enum(['IN', 'NOT_IN', 'INVALID']) }),
  ),
});

/** Returns whether each is in the marketplace, by handle in lower case. */
export async function statusesOf(gate: Gate, handles: readonly string[]): Promise<Map<string, string>> {
  const { onboarding_status: reported } = await askMarket(gate, {
    name: `status ${handles.join(',')}`,
    schema: statuses,
    path: 'status/get',
    params: { handle_names: JSON.stringify(handles) },
  });
  return new Map(reported.map(({ handle_name, status }) => [handle_name.toLowerCase(), status]));
}

export function faultOf(handle: string, status: string | undefined): SourceFault | null {
  if (handle === '')
    return new SourceFault('permanent', 'the marketplace knows handles only', { wasAsked: false });
  if (status === 'IN') return null;
  return status === 'NOT_IN'
    ? new SourceFault('private', 'not in the Creator Marketplace')
    : new SourceFault('notFound', 'no such handle');
}
