/**
 * Browser storage under the product's prefix; a suffix of the key names the type of the value, so that it is restored
 * as it was. If the browser refuses storage, values live in the page.
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
    // Nothing was stored.
  }
}

const nameOf = (key: string, type: string) => `${prefix}${key}-${type}`;

/** The value stored under `key` with the type of `fallback`, otherwise `fallback`. */
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

/** Replaces a value of the same type in one step: other tabs never see it missing. */
export function remember(key: string, value: Stored): void {
  const own = typeOf(value);
  for (const type of types) if (type !== own) erase(nameOf(key, type));
  write(nameOf(key, own), typeof value === 'string' ? value : JSON.stringify(value));
}

export function forget(key: string): void {
  for (const type of types) erase(nameOf(key, type));
}
