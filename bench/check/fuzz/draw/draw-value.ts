import { z } from 'zod';
import { drawKnown, oneOf, wholeNumber, type Drawing } from './drawing.ts';
import { likelyText, likelyTexts } from './likely-texts.ts';
import { idNameOf } from './pool.ts';

type Schema = z.core.$ZodType;

const takes = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

interface Bag {
  minimum?: number;
  maximum?: number;
}
const bagOf = (schema: Schema): Bag => (schema._zod as { bag?: Bag }).bag ?? {};

/** The name under which the items of a list are known: `senderIds` → `senderId`, `ids` → what the call is about. */
function nameOfItems(name: string, { subject }: Drawing): string {
  if (name === 'ids') return idNameOf(subject);
  return name.replace(/s$/, '');
}

function drawNumber(schema: Schema, drawing: Drawing, name: string): unknown {
  const { random } = drawing;
  const known = name === 'id' ? drawKnown(drawing, idNameOf(drawing.subject)) : drawKnown(drawing, name);
  if (known !== undefined && takes(schema, known)) return known;
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = bagOf(schema);
  const least = Number.isFinite(minimum) ? Math.ceil(minimum) : 0;
  const top = Math.min(Number.isFinite(maximum) ? maximum : least + 80, least + 80);
  const drawn = random() < 0.03 ? Math.floor(maximum) : wholeNumber(random, least, top);
  return takes(schema, drawn) ? drawn : least;
}

function drawText(schema: Schema, drawing: Drawing, name: string): unknown {
  const known = drawKnown(drawing, name);
  if (known !== undefined && takes(schema, known)) return known;
  const likely = likelyText(name, drawing);
  if (takes(schema, likely)) return likely;
  const { maximum = 20 } = bagOf(schema);
  const cut = likely.slice(0, maximum);
  if (takes(schema, cut)) return cut;
  const fitting = likelyTexts.filter(text => takes(schema, text));
  return oneOf(drawing.random, fitting) ?? cut;
}

function drawObject(schema: z.core.$ZodObject, drawing: Drawing): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema._zod.def.shape).flatMap(([key, part]) => {
      const value = drawValue(part, drawing, key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function drawList(def: z.core.$ZodArrayDef, schema: Schema, drawing: Drawing, name: string): unknown[] {
  const { random } = drawing;
  const { minimum = 0, maximum = 4 } = bagOf(schema);
  const least = Math.max(minimum, random() < 0.8 ? 1 : 0);
  const length = wholeNumber(random, least, Math.max(least, Math.min(maximum, 4)));
  return Array.from({ length }, () => drawValue(def.element, drawing, nameOfItems(name, drawing)));
}

/** @param share of the keys that are there */
function drawRecord(
  { keyType, valueType }: z.core.$ZodRecordDef,
  drawing: Drawing,
  share: number,
): Record<string, unknown> {
  const { def } = keyType._zod as z.core.$ZodTypes['_zod'];
  const all = def.type === 'enum' ? Object.values(def.entries).map(String) : ['1', '2'];
  const keys = all.filter(() => drawing.random() < share);
  return Object.fromEntries(keys.map(key => [key, drawValue(valueType, drawing, key)]));
}

/** What goes in before it is changed; of a change that is a function, what comes out says more. */
const enteringOf = ({ in: before, out }: z.core.$ZodPipeDef): Schema =>
  (before._zod as z.core.$ZodTypes['_zod']).def.type === 'transform' ? out : before;

/** A value that the schema most likely accepts. @param name of its field, which says what it means */
export function drawValue(schema: Schema, drawing: Drawing, name = ''): unknown {
  const { random } = drawing;
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return drawObject(schema as z.core.$ZodObject, drawing);
    case 'array':
      return drawList(def, schema, drawing, name);
    case 'record': {
      const some = drawRecord(def, drawing, 0.6);
      // One whose keys are all required.
      return takes(schema, some) ? some : drawRecord(def, drawing, 1);
    }
    case 'optional':
    case 'default':
    case 'prefault':
      return random() < 0.5 ? undefined : drawValue(def.innerType, drawing, name);
    case 'nullable':
      return random() < 0.3 ? null : drawValue(def.innerType, drawing, name);
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return drawValue(def.innerType, drawing, name);
    case 'pipe': {
      const drawn = drawValue(enteringOf(def), drawing, name);
      if (takes(schema, drawn)) return drawn;
      const fitting = likelyTexts.filter(text => takes(schema, text));
      return oneOf(random, fitting) ?? drawn;
    }
    case 'lazy':
      return drawValue(def.getter(), drawing, name);
    case 'union': {
      const option = oneOf(random, def.options);
      return option && drawValue(option, drawing, name);
    }
    case 'tuple':
      return def.items.map(item => drawValue(item, drawing, name));
    case 'literal':
      return oneOf(random, def.values);
    case 'enum':
      return oneOf(random, Object.values(def.entries));
    case 'boolean':
      return random() < 0.5;
    case 'number':
      return drawNumber(schema, drawing, name);
    case 'string':
      return drawText(schema, drawing, name);
    case 'null':
      return null;
    default:
      return undefined;
  }
}
