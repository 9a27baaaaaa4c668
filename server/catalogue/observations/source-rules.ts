import { ownSources, type SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { connectorOf, connectors } from '../../outside/connectors/all-connectors.ts';

/** Sources whose terms limit how many days their data may be kept without being reported again. */
export const keepRules = connectors.flatMap(({ code, keepDays: days }) =>
  days === null ? [] : [{ source: code, days }],
);

/** Sources whose data may be used for figures only if the operator has an agreement for it. */
export const modedSources = connectors.filter(({ hasModes }) => hasModes).map(({ code }) => code);

/** Returns the items that may be used for figures. @param heldBack sources that must not be used */
export const freeOf = <T extends { via: SourceCode | null }>(
  rows: readonly T[],
  heldBack: readonly SourceCode[],
): T[] => rows.filter(({ via }) => !via || !heldBack.includes(via));

/** Returns whether the terms of a source limit the use of its data. */
export function isBound(via: SourceCode | null): boolean {
  const connector = via && connectorOf(via);
  return connector ? connector.keepDays !== null || connector.hasModes : false;
}

const ownOnes = new Set<string | null>(Object.values(ownSources));

/**
 * Returns whether one was reported by the creator's own account, and the other by a source that must not be used
 * without an agreement.
 */
export const isOwnBeside = (own: SourceCode | null, other: SourceCode | null): boolean =>
  ownOnes.has(own) && modedSources.some(source => source === other);
