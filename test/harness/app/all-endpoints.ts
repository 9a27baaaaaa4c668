import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint.ts';
import type { TestRequest } from './test-app.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'reply' in value
  );
}

/** Every endpoint that the contract exports. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, '../../../contract');
  const names = (await readdir(folder, { recursive: true })).filter(
    name => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    names.map(name => import(join(folder, name)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap(module => Object.values(module).filter(isEndpoint));
}

export type Part = 'params' | 'query' | 'body';
export const parts: readonly Part[] = ['params', 'query', 'body'];
export type Values = Partial<Record<Part, Record<string, unknown>>>;

export const fieldsOf = (schema: z.ZodObject | undefined) => Object.keys(schema?.shape ?? {});

/** The values in an address: a list becomes one value per item. */
function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  return [typeof value === 'string' ? value : (JSON.stringify(value) ?? '')];
}

/** Values as the server reads them from an address: texts, or lists of texts. */
export const asAddress = (values: Record<string, unknown>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const found = texts(value);
      return [name, found.length === 1 ? (found[0] ?? '') : found];
    }),
  );

/** A call of the endpoint with these values; a missing path parameter becomes 1. */
export function callOf(endpoint: Endpoint, { params = {}, query = {}, body }: Values): TestRequest {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(
      texts(params[name] ?? 1)
        .join()
        .toWellFormed(),
    ),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    texts(value).map((text): [string, string] => [name, text]),
  );
  const search = new URLSearchParams(pairs).toString();
  return { method: endpoint.method, path: search ? `${path}?${search}` : path, ...(body ? { body } : {}) };
}
