import { platforms } from '../../contract/core/platform.ts';
import { fieldNames } from '../../server/outside/connectors/files/by-columns/field-names.ts';
import { toInstant } from '../../server/outside/connectors/files/fields/instants.ts';
import type { ReadOptions } from '../../server/outside/connectors/files/recognise-mapping.ts';

/** What the user says about files that they do not say themselves. */
export interface Guide extends ReadOptions {
  observedAt?: Date | undefined;
}

export class WrongArgument extends Error {}

interface Arguments {
  mapping?: string | undefined;
  platform?: string | undefined;
  map?: string[] | undefined;
  'observed-at'?: string | undefined;
}

/** @throws WrongArgument with a sentence for the user */
export function readGuide({ mapping, platform: name, map, 'observed-at': day }: Arguments): Guide {
  const platform = platforms.find(each => each === name?.toLowerCase());
  if (name !== undefined && !platform)
    throw new WrongArgument(`--platform is one of ${platforms.join(', ')}, not “${name}”`);
  const fields = Object.fromEntries((map ?? []).map(fieldOf));
  const at = day === undefined ? undefined : toInstant(day);
  if (typeof at === 'symbol')
    throw new WrongArgument(`--observed-at is a day such as 2026-01-31, not “${day}”`);
  return {
    mapping,
    platform,
    ...(map ? { fields } : {}),
    observedAt: at === undefined ? undefined : new Date(at),
  };
}

function fieldOf(said: string): [column: string, field: string] {
  const at = said.lastIndexOf('=');
  const [column, field] = [said.slice(0, at).trim(), said.slice(at + 1).trim()];
  if (at <= 0 || !fieldNames.includes(field))
    throw new WrongArgument(`--map is COLUMN=FIELD with a field of ${fieldNames.join(', ')}, not “${said}”`);
  return [column, field];
}
