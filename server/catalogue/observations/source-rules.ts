import { ownSources, type SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { connectorOf, connectors } from '../../outside/connectors/all-connectors.ts';

/** Sources whose rules say how many days what they told may be kept without being told again. */
export const keepRules = connectors.flatMap(({ code, keepDays: days }) =>
  days === null ? [] : [{ source: code, days }],
);

/** Sources from which figures may be computed only where the operator has that agreed. */
export const modedSources = connectors.filter(({ hasModes }) => hasModes).map(({ code }) => code);

/** Those that figures may be computed from. @param heldBack sources that they may not */
export const freeOf = <T extends { via: SourceCode | null }>(
  rows: readonly T[],
  heldBack: readonly SourceCode[],
): T[] => rows.filter(({ via }) => !via || !heldBack.includes(via));

/** Has a source rules on what becomes of what it told? */
export function isBound(via: SourceCode | null): boolean {
  const connector = via && connectorOf(via);
  return connector ? connector.keepDays !== null || connector.hasModes : false;
}

const ownOnes = new Set<string | null>(Object.values(ownSources));

/** Told by the creator's own account, and by a source that nothing may be computed from without an agreement. */
export const isOwnBeside = (own: SourceCode | null, other: SourceCode | null): boolean =>
  ownOnes.has(own) && modedSources.some(source => source === other);
