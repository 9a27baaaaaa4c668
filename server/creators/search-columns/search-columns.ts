import { noColumns, type ColumnAnswer, type ColumnAsk, type ColumnsState } from './column-asks.ts';

/** Who answers from columns: a thread in the product, the columns themselves in tests. */
export interface Answerer {
  /** @returns null if they cannot now, so that the database is to be asked */
  ask(asks: readonly ColumnAsk[]): Promise<ColumnAnswer[] | null>;
  state(): ColumnsState;
}

class SearchColumns {
  private answerer: Answerer | null = null;

  use(answerer: Answerer | null): void {
    this.answerer = answerer;
  }

  /** Asks everything of one search at once, and so of one snapshot. @returns null if the database has to answer */
  async ask(asks: readonly ColumnAsk[]): Promise<ColumnAnswer[] | null> {
    return this.answerer ? this.answerer.ask(asks) : null;
  }

  state(): ColumnsState {
    return this.answerer?.state() ?? noColumns;
  }
}

/** The columns that this process asks; none unless it starts them. */
export const searchColumns = new SearchColumns();
