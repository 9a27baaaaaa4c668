import type { Gate } from '../../../server/outside/connectors/source.ts';

/** Caches responses as the real gate does within a scope; `asked` lists the calls that went through. */
export function rememberingGate(gate: Gate): Gate & { asked: string[] } {
  const known = new Map<string, unknown>();
  const asked: string[] = [];
  return {
    asked,
    async ask(name, cost, call) {
      if (!known.has(name)) {
        asked.push(name);
        known.set(name, await gate.ask(name, cost, call));
      }
      return known.get(name) as never;
    },
  };
}
