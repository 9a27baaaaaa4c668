import { z } from 'zod';

/** A part of a value; missing parts get the simplest value that the schema allows. */
export type PartOf<T> = T extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : T extends object
    ? { [Key in keyof T]?: PartOf<T[Key]> }
    : T;

type Schema = z.core.$ZodType;

/** Tried in turn until the schema accepts one. */
const plainest: readonly unknown[] = [
  '',
  0,
  false,
  1,
  'a',
  '2026-03-02T08:00:00.000Z',
  '2026-03-02',
  'https://example.com/',
  'someone@example.com',
  'CNY',
  'CN',
  'aaaaaaaaaaaaaaaa',
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const takes = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

function plain(schema: Schema): unknown {
  const found = plainest.find(value => takes(schema, value));
  if (found === undefined) throw new Error(`say this part in the test: ${JSON.stringify(schema._zod.def)}`);
  return found;
}

function filledObject(schema: z.core.$ZodObject, given: unknown): unknown {
  if (given !== undefined && !isObject(given)) return given;
  const { shape } = schema._zod.def;
  const unknownKey = Object.keys(given ?? {}).find(key => !Object.hasOwn(shape, key));
  if (unknownKey) throw new Error(`no reply has ${unknownKey}`);
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, part]) => {
      const value = filledIn(part, given?.[key]);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function filledUnion(options: readonly Schema[], given: unknown): unknown {
  for (const option of options) {
    try {
      const value = filledIn(option, given);
      if (takes(option, value)) return value;
    } catch {
      // Another option may accept it.
    }
  }
  return given;
}

/** Completes `given`: empty lists, nothing if optional, otherwise the simplest value. */
export function filledIn(schema: Schema, given?: unknown): unknown {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return filledObject(schema as z.core.$ZodObject, given);
    case 'array':
      if (given === undefined) return takes(schema, []) ? [] : [filledIn(def.element)];
      return Array.isArray(given) ? given.map(item => filledIn(def.element, item)) : given;
    case 'record':
      if (!isObject(given)) return given ?? (takes(schema, {}) ? {} : recordOf(def));
      return { ...(takes(schema, {}) ? {} : recordOf(def)), ...given };
    case 'nullable':
      return given === undefined || given === null ? null : filledIn(def.innerType, given);
    case 'optional':
    case 'default':
      return given === undefined ? undefined : filledIn(def.innerType, given);
    case 'readonly':
    case 'nonoptional':
      return filledIn(def.innerType, given);
    case 'pipe':
      return filledIn(def.out, given);
    case 'lazy':
      return filledIn(def.getter(), given);
    case 'union':
      return filledUnion(def.options, given);
    case 'literal':
      return given === undefined ? def.values[0] : given;
    case 'enum':
      return given === undefined ? Object.values(def.entries)[0] : given;
    case 'tuple':
      return given ?? def.items.map(item => filledIn(item));
    case 'null':
      return null;
    default:
      return given === undefined ? plain(schema) : given;
  }
}

/** A record that requires all its keys. */
function recordOf({ keyType, valueType }: z.core.$ZodRecordDef): Record<string, unknown> {
  const { def } = keyType._zod as z.core.$ZodTypes['_zod'];
  const keys = def.type === 'enum' ? Object.values(def.entries) : [];
  return Object.fromEntries(keys.map(key => [key, filledIn(valueType)]));
}
