import type { Cost, Gate, Permit, Secret } from '../../../server/outside/connectors/source.ts';

export interface PlainGateOptions {
  secret: Secret;
  /** The address of the fakes. */
  through: string | null;
  now?: () => Date;
}

/** A gate that allows everything and records the calls, for tests of connectors. */
export interface PlainGate extends Gate {
  spent: Cost[];
  names: string[];
}

export function plainGate({ secret, through, now = () => new Date(0) }: PlainGateOptions): PlainGate {
  const spent: Cost[] = [];
  const names: string[] = [];
  return {
    spent,
    names,
    async ask(name, cost, call) {
      names.push(name);
      spent.push(cost);
      const permit: Permit = { secret, through, signal: new AbortController().signal, now: now() };
      const { value } = await call(permit);
      // The real gate stores responses: values that JSON cannot hold should fail here first.
      return (value === undefined ? value : JSON.parse(JSON.stringify(value))) as typeof value;
    },
  };
}
