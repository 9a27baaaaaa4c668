import { ScimError } from './scim-error.ts';

/** Attributes by which users are found. */
const filterAttributes = ['id', 'userName', 'externalId', 'emails.value'] as const;
type FilterAttribute = (typeof filterAttributes)[number];

export type ScimFilter =
  | { attribute: FilterAttribute; value: string }
  | { all: ScimFilter[] }
  | { any: ScimFilter[] };

const longest = 2000;
const maxTerms = 50;
const deepest = 10;

const refuse = (detail: string) => new ScimError(400, detail, 'invalidFilter');

/** A string of JSON, a bracket, or anything else up to a space; `[…]` belongs to the attribute before it. */
const token = /\s*(?:("(?:[^"\\]|\\.)*")|([()])|((?:[^\s()"[\]]|\[[^\]]*\])+)|(\S))/gy;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (const [, string, bracket, word, odd] of text.trimEnd().matchAll(token)) {
    if (odd !== undefined) throw refuse(`The filter has an unexpected ${odd}`);
    tokens.push(string ?? bracket ?? word ?? '');
  }
  return tokens;
}

const ofUsers = /^urn:ietf:params:scim:schemas:core:2\.0:user:/i;
/** Of several addresses we know one: that for work, which is the primary one. */
const named = new Map<string, FilterAttribute>([
  ['id', 'id'],
  ['username', 'userName'],
  ['externalid', 'externalId'],
  ['emails', 'emails.value'],
  ['emails.value', 'emails.value'],
  ['emails[type eq "work"].value', 'emails.value'],
  ['emails[primary eq true].value', 'emails.value'],
]);

function attributeOf(word: string | undefined): FilterAttribute {
  const attribute = named.get((word ?? '').replace(ofUsers, '').toLowerCase());
  if (attribute) return attribute;
  const which = filterAttributes.join(', ');
  throw refuse(`The filter can’t ask for ${word ?? 'nothing'}. Attributes that it can ask for: ${which}`);
}

function stringOf(word: string | undefined): string {
  try {
    const value: unknown = JSON.parse(word ?? '');
    if (typeof value === 'string') return value;
  } catch {
    // Said below.
  }
  throw refuse(`The filter compares with a text in double quotes, not with ${word ?? 'nothing'}`);
}

/**
 * Reads a filter (RFC 7644 §3.4.2.2) of comparisons with `eq`, `and`, `or` and brackets.
 * @throws ScimError invalidFilter
 */
export function readFilter(text: string): ScimFilter {
  if (text.length > longest) throw refuse(`The filter is longer than ${longest} characters`);
  const tokens = tokensOf(text);
  let place = 0;
  let terms = 0;
  const isNext = (word: string) => tokens[place]?.toLowerCase() === word;
  const take = () => tokens[place++];

  function comparison(): ScimFilter {
    if (++terms > maxTerms) throw refuse(`The filter has more than ${maxTerms} comparisons`);
    if (isNext('not')) throw refuse('The filter can’t negate');
    const attribute = attributeOf(take());
    const operator = take();
    if (operator?.toLowerCase() !== 'eq')
      throw refuse(`The filter compares with eq, not with ${operator ?? 'nothing'}`);
    return { attribute, value: stringOf(take()) };
  }

  function group(depth: number): ScimFilter {
    if (!isNext('(')) return comparison();
    if (depth >= deepest) throw refuse('The filter has too many brackets');
    take();
    const inner = either(depth + 1);
    if (take() !== ')') throw refuse('The filter has a bracket that is never closed');
    return inner;
  }

  function both(depth: number): ScimFilter {
    const first = group(depth);
    const all = [first];
    while (isNext('and') && take()) all.push(group(depth));
    return all.length === 1 ? first : { all };
  }

  function either(depth: number): ScimFilter {
    const first = both(depth);
    const any = [first];
    while (isNext('or') && take()) any.push(both(depth));
    return any.length === 1 ? first : { any };
  }

  const filter = either(0);
  if (place < tokens.length)
    throw refuse(`The filter goes on with ${tokens[place] ?? ''}, where it should end`);
  return filter;
}
