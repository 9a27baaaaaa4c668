/** What is known to exist, under the name of the parameter or field that takes it: ids, keys, numbers, tokens. */
type Kept = string | number;

/** Of one name: enough to meet rows in every state, and few enough to meet them again. */
const most = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `campaigns` → `campaign`, `savedSearches` → `savedSearch`. */
function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

/** What the items under a name are called in fields of others: `campaigns` → `campaignId`. */
export const idNameOf = (word: string): string => `${singular(word)}Id`;

/** The name of the collection that a path is about: its last part that is no parameter. */
export const collectionOf = (path: string): string =>
  path
    .split('/')
    .filter(part => part && !part.startsWith(':'))
    .at(-1) ?? '';

/** The name under which a parameter of a path is known: `/campaigns/:id/files/:fileId` → `campaignId`, `fileId`. */
export function nameOfParam(path: string, param: string): string {
  if (param !== 'id') return param;
  const parts = path.split('/');
  const before = parts.slice(0, parts.indexOf(':id')).filter(part => part && !part.startsWith(':'));
  return idNameOf(before.at(-1) ?? '');
}

/** Fields that are worth keeping under their own name. */
const isTelling = (name: string) => /(?:Id|Ids|[kK]ey|[tT]oken|[nN]umber|revision|version|code)$/.test(name);

/** The end of an address that is a key by itself, such as that of a shared report. */
const tokenIn = /\/(?:r|w|c|u|p|join|i|avatars|pictures)\/([\w-]{16,})(?:[?#].*)?$/;

/** What the rows of a team are called. Filled before the requests are drawn, and the same for all of them. */
export class Pool {
  readonly #kept = new Map<string, Set<Kept>>();

  add(name: string, value: Kept): void {
    const set = this.#kept.get(name) ?? new Set();
    this.#kept.set(name, set);
    if (set.size < most) set.add(value);
  }

  of(name: string): readonly Kept[] {
    return [...(this.#kept.get(name) ?? [])];
  }

  /** Takes over what an answer names. @param path that of its endpoint */
  take(path: string, data: unknown): void {
    const collection = collectionOf(path);
    if (isRecord(data) && typeof data.id === 'number') this.add(idNameOf(collection), data.id);
    this.#walk(data, collection, 0);
  }

  #walk(value: unknown, name: string, depth: number): void {
    if (depth > 8) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 30)) {
        if (isRecord(item) && typeof item.id === 'number') this.add(idNameOf(name), item.id);
        this.#walk(item, name, depth + 1);
      }
      return;
    }
    if (typeof value === 'string') {
      const token = tokenIn.exec(value)?.[1];
      if (token) this.add('token', token);
      return;
    }
    if (!isRecord(value)) return;
    for (const [field, held] of Object.entries(value)) {
      if (isTelling(field) && (typeof held === 'number' || (typeof held === 'string' && held !== '')))
        this.add(field.replace(/Ids$/, 'Id'), held);
      // What is listed under another name than that of its path is known by both.
      if (depth === 0 && Array.isArray(held)) this.#walk(held, name, depth + 1);
      if (isRecord(held) && typeof held.id === 'number') this.add(idNameOf(field), held.id);
      this.#walk(held, field, depth + 1);
    }
  }
}
