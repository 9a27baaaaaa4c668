import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { violations } from '../../../test/harness/web/accessibility.ts';
import { clicks, filled, sees, user } from '../../../test/harness/web/acts.ts';
import { renderKit } from '../../../test/harness/web/render-kit.tsx';
import en from '../../i18n/en/core/shell.ts';
import zh from '../../i18n/zh/core/shell.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { type Column, DataTable, type DataTableProps } from './DataTable.tsx';
import { Pager } from './Pager.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TablePage } from './TablePage.tsx';

interface Row {
  id: number;
  name: string;
  plays: number;
}
const rows: Row[] = ['Ann', 'Ben', 'Cai', 'Dan'].map((name, id) => ({ id, name, plays: id * 1000 }));
const columns: Column<Row>[] = [
  { key: 'name', head: 'Name', width: 100, cell: ({ name }) => name },
  { key: 'plays', head: 'Plays', align: 'end', sortable: true, width: 80, cell: ({ plays }) => plays },
  {
    key: 'actions',
    head: 'Actions',
    hidesHead: true,
    width: 40,
    cell: () => <button type="button">…</button>,
  },
];
const texts = { zh, en };
const langs = ['zh', 'en'] as const;

const table = (props: Partial<DataTableProps<Row>> = {}) => (
  <DataTable label="Creators" columns={columns} rows={rows} keyOf={({ id }) => id} {...props} />
);
const drawn = () => screen.getByRole('table', { name: 'Creators' });

describe('DataTable', () => {
  test('every cell says on a phone which column it is of; a head without words is said all the same', async () => {
    await renderKit(table());
    const [first] = within(drawn()).getAllByRole('row').slice(1);
    const cells = within(first ?? drawn()).getAllByRole('cell');
    expect(cells.map(cell => cell.dataset['label'])).toEqual(['Name', 'Plays', undefined]);
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy();
    expect(drawn().getAttribute('aria-busy')).toBe('false');
    expect(await violations()).toEqual([]);
  });

  test('it is marked as long as there is more of it at its end', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    const shown = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    await renderKit(table());
    const scroller = drawn().parentElement ?? document.body;
    expect(scroller.hasAttribute('data-more')).toBe(true);
    scroller.scrollLeft = 300;
    fireEvent.scroll(scroller);
    expect(scroller.hasAttribute('data-more')).toBe(false);
    width.mockRestore();
    shown.mockRestore();
  });

  test.each(langs)('a head that sorts says so and asks for it: %s', async lang => {
    const onSort = vi.fn();
    await renderKit(table({ onSort, sortedBy: 'plays' }), lang);
    expect(screen.getByRole('columnheader', { name: /Plays/ }).getAttribute('aria-sort')).toBe('descending');
    const sort = screen.getByRole('button', { name: /Plays/ });
    expect(sort.title).toBe(filled(texts[lang].table.sortBy, { column: 'Plays' }));
    await user.click(sort);
    expect(onSort).toHaveBeenCalledWith('plays');
    expect(screen.queryByRole('button', { name: /Name/ })).toBeNull();
  });

  test.each([
    ['skeletons stand until rows are here', { rows: undefined, skeletonRows: 3 }, 'true', 4],
    ['rows of the page before stay while the next one loads', { isStale: true }, 'true', 5],
    [
      'an empty state stands in place of rows',
      { rows: [], instead: <EmptyState>None</EmptyState> },
      'false',
      2,
    ],
    ['an error stands in place of rows that were', { instead: <EmptyState>None</EmptyState> }, 'false', 2],
  ])('%s', async (_what, props, busy, count) => {
    await renderKit(table(props));
    expect(drawn().getAttribute('aria-busy')).toBe(busy);
    expect(within(drawn()).getAllByRole('row')).toHaveLength(count);
  });

  test('rows of the page before are covered while the next one loads, and free after it', async () => {
    const { rerender } = await renderKit(table({ isStale: true }));
    const isCovered = () => drawn().closest('[inert]') !== null;
    expect([isCovered(), screen.queryByText(zh.loading)]).toEqual([true, expect.anything()]);
    rerender(table({ isStale: false }));
    expect([isCovered(), screen.queryByText(zh.loading)]).toEqual([false, null]);
  });
});

function Selectable({ onSelect }: { onSelect?: () => void }) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return table({
    selected: {
      isSelected: ({ id }) => ids.has(id),
      nameOf: ({ name }) => name,
      onSelect(changed, isSelected) {
        onSelect?.();
        const next = new Set(ids);
        for (const { id } of changed) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        setIds(next);
      },
    },
  });
}

describe('boxes before rows', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const states = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

  test.each(langs)('one for each row, and one for the page, which knows of some: %s', async lang => {
    const { select, selectPage } = texts[lang].table;
    await renderKit(<Selectable />, lang);
    await user.click(box(filled(select, { name: 'Ben' })));
    expect(box(selectPage).indeterminate).toBe(true);
    await user.click(box(selectPage));
    expect(states()).toEqual([true, true, true, true, true]);
    await user.click(box(selectPage));
    expect(states()).toEqual([false, false, false, false, false]);
    expect(await violations()).toEqual([]);
  });

  test('with Shift all rows since the last one are selected', async () => {
    await renderKit(<Selectable />);
    await user.click(box(filled(zh.table.select, { name: 'Ann' })));
    await user.keyboard('{Shift>}');
    await user.click(box(filled(zh.table.select, { name: 'Cai' })));
    await user.keyboard('{/Shift}');
    expect(states()).toEqual([false, true, true, true, false]);
  });

  test('Space selects the row that has the focus', async () => {
    await renderKit(<Selectable />);
    box(filled(zh.table.select, { name: 'Dan' })).focus();
    await user.keyboard(' ');
    expect(states().at(-1)).toBe(true);
  });
});

describe('SelectionBar', () => {
  const words = {
    count: (_: number, n: string) => `${n} selected`,
    all: (_: number, n: string) => `all ${n}`,
  };
  const bar = (count: number, isAll = false) => {
    const selection = { count, isAll, selectAll: vi.fn(), clear: vi.fn() };
    return {
      selection,
      part: (
        <SelectionBar selection={selection} total={1200} words={words}>
          <button type="button">Export</button>
        </SelectionBar>
      ),
    };
  };

  test('nothing is there while nothing is selected', async () => {
    await renderKit(bar(0).part);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('it says how many, offers all, and Escape unticks them', async () => {
    const { selection, part } = bar(20);
    await renderKit(part);
    expect(screen.getByRole('status').textContent).toBe('20 selected');
    await clicks('all 1,200');
    expect(selection.selectAll).toHaveBeenCalled();
    screen.getByRole('button', { name: 'Export' }).focus();
    await user.keyboard('{Escape}');
    expect(selection.clear).toHaveBeenCalled();
    expect(await violations()).toEqual([]);
  });

  test('all are not offered again', async () => {
    await renderKit(bar(1200, true).part);
    expect(screen.queryByRole('button', { name: 'all 1,200' })).toBeNull();
  });
});

describe('Pager', () => {
  const pages = () =>
    within(screen.getByRole('navigation'))
      .getAllByText(/^(\d+|…)$/)
      .map(({ textContent }) => textContent);

  test('is not below an empty table', async () => {
    await renderKit(<Pager paging={{ page: 1, size: 20 }} total={0} onChange={vi.fn()} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test.each([
    [1, 1, ['1']],
    [1, 40, ['1', '2']],
    [1, 200, ['1', '2', '…', '10']],
    [5, 200, ['1', '…', '4', '5', '6', '…', '10']],
    [2, 200, ['1', '2', '3', '…', '10']],
    [10, 200, ['1', '…', '9', '10']],
  ])('on page %i of %i rows', async (page, total, expected) => {
    await renderKit(<Pager paging={{ page, size: 20 }} total={total} onChange={vi.fn()} />);
    expect(pages()).toEqual(expected);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe(String(page));
  });

  test.each(langs)('the first page has none before it, and what is chosen is asked for: %s', async lang => {
    const { pager } = texts[lang];
    const onChange = vi.fn();
    await renderKit(<Pager paging={{ page: 1, size: 20 }} total={45} onChange={onChange} />, lang);
    expect(screen.getByRole('button', { name: pager.previous })).toHaveProperty('disabled', true);
    await clicks(pager.next);
    await clicks(filled(pager.page, { page: 3 }));
    await user.selectOptions(screen.getByRole('combobox', { name: pager.size }), '50');
    expect(onChange.mock.calls).toEqual([[{ page: 2 }], [{ page: 3 }], [{ size: 50 }]]);
    expect(await violations()).toEqual([]);
  });

  test('the last page has none behind it', async () => {
    await renderKit(<Pager paging={{ page: 3, size: 20 }} total={45} onChange={vi.fn()} />);
    expect(screen.getByRole('button', { name: zh.pager.next })).toHaveProperty('disabled', true);
  });
});

describe('TablePage', () => {
  const draw = (total: number | undefined, isFailed = false) =>
    renderKit(
      <TablePage
        head={<h1>Creators</h1>}
        total={total}
        totalText={({ number }) => `${number} in all`}
        isFailed={isFailed}
        table={isFailed ? <ErrorState onRetry={vi.fn()} /> : table()}
        paging={{ page: 1, size: 20 }}
        onPaging={vi.fn()}
      />,
    );

  test('how many there are is said to everybody', async () => {
    await draw(12_345);
    expect(screen.getByRole('status').textContent).toBe('12,345 in all');
  });

  test.each([
    ['not known yet', undefined, false],
    ['not to be had', undefined, true],
  ])('nothing is said while it is %s', async (_what, total, isFailed) => {
    await draw(total, isFailed);
    expect(screen.getByRole('status').textContent).toBe('');
    if (isFailed) await sees(zh.error.notLoaded);
  });
});
