import { useSearchParams } from 'react-router';
import { type Paging, readPaging, writePaging } from '../../../ui/tables/paging.ts';

/**
 * The filters of a tab, in the address beside the tab's name; every change except of the page goes to the first page.
 */
export function useTabState<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const paging = readPaging(params);
  const asked = Object.fromEntries(names.map(name => [name, params.get(name) ?? ''])) as Record<Name, string>;
  function put(by: Partial<Record<Name, string>> & Partial<Paging>): void {
    const next = new URLSearchParams();
    const tab = params.get('tab');
    if (tab) next.set('tab', tab);
    const all: Record<string, string> = { ...asked, ...(by as Partial<Record<Name, string>>) };
    for (const name of names) if (all[name]) next.set(name, all[name]);
    writePaging(next, { size: by.size ?? paging.size, page: by.page ?? 1 });
    setParams(next, { preventScrollReset: true });
  }
  /** In the server's format. */
  const query = new URLSearchParams();
  for (const name of names) if (asked[name]) query.set(name, asked[name]);
  writePaging(query, paging);
  return { asked, paging, query, put };
}
