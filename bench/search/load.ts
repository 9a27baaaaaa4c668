import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { progress, round } from '../report.ts';
import { columns, copyRows } from './rows.ts';

export interface Sizes {
  heapMb: number;
  indexMb: number;
  dictionaryMb: number;
  terms: number;
  loadSeconds: number;
  indexSeconds: number;
}

const seconds = (since: number) => round((performance.now() - since) / 1000);

/** Counts the dictionary at once; the catalogue counts it batch by batch. */
const countTerms = `
  insert into search_terms (word, scope, creators)
  select substr(term, 3), left(term, 2), count(*)
  from (select distinct id, unnest(string_to_array(trim(search_text), ' ')) as term from creators) as borne
  where term <> '' group by 1, 2`;

const sizeQuery = `
  select round(pg_table_size('creators') / 1e6)::int as "heapMb",
    round(pg_indexes_size('creators') / 1e6)::int as "indexMb",
    round(pg_total_relation_size('search_terms') / 1e6)::int as "dictionaryMb",
    (select count(*)::int from search_terms) as terms`;

/** Fills the catalogue by COPY; creates the indexes afterwards. */
export async function loadCreators(ownerUrl: string, count: number): Promise<Sizes> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query("set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'creators' and indexname <> 'creators_pk'`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const started = performance.now();
  const target = client.query(copyFrom(`copy creators (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(copyRows(count, done => progress(`${done} creators`))), target);
  await client.query(countTerms);
  const loadSeconds = seconds(started);
  const indexed = performance.now();
  for (const { name, definition } of indexes) {
    progress(`index ${name}`);
    await client.query(definition);
  }
  await client.query('alter index creators_by_term alter column 1 set statistics 1000');
  await client.query('alter index creators_by_handle alter column 2 set statistics 1000');
  const indexSeconds = seconds(indexed);
  await client.query(
    "select setval(pg_get_serial_sequence('creators', 'id'), (select max(id) from creators))",
  );
  await client.query('vacuum analyze creators');
  await client.query('vacuum analyze search_terms');
  const { rows } = await client.query<Omit<Sizes, 'loadSeconds' | 'indexSeconds'>>(sizeQuery);
  await client.end();
  if (!rows[0]) throw new Error('sizes could not be read');
  return { ...rows[0], loadSeconds, indexSeconds };
}
