/**
 * Browser storage under the product's prefix; a suffix tells the type of what is stored (spec §9), so
 * that a value comes back as what it was. Where the browser refuses storage, a page remembers for itself.
 */
export type Stored = string | number | boolean | null | Stored[] | { [key: string]: Stored };

const prefix = 'starbridge-';
const types = ['String', 'Number', 'Boolean', 'Array', 'Object', 'Null'] as const;
const ownMemory = new Map<string, string>();

function typeOf(value: Stored): (typeof types)[number] {
  if (value === null) return 'Null';
  if (Array.isArray(value)) return 'Array';
  if (typeof value === 'string') return 'String';
  if (typeof value === 'number') return 'Number';
  return typeof value === 'boolean' ? 'Boolean' : 'Object';
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return ownMemory.get(name) ?? null;
  }
}

function write(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    ownMemory.set(name, text);
  }
}

function erase(name: string): void {
  ownMemory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was stored there.
  }
}

const nameOf = (key: string, type: string) => `${prefix}${key}-${type}`;

/** What was remembered under `key` with the type of `fallback`, else `fallback`. */
export function recall<T extends Stored>(key: string, fallback: T): T {
  const type = typeOf(fallback);
  const text = read(nameOf(key, type));
  if (text === null) return fallback;
  if (type === 'String') return text as T;
  try {
    const value = JSON.parse(text) as Stored;
    return typeOf(value) === type ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}

/** Replaces in one step what had the same type: other tabs never see it gone in between. */
export function remember(key: string, value: Stored): void {
  const own = typeOf(value);
  for (const type of types) if (type !== own) erase(nameOf(key, type));
  write(nameOf(key, own), typeof value === 'string' ? value : JSON.stringify(value));
}

export function forget(key: string): void {
  for (const type of types) erase(nameOf(key, type));
}
