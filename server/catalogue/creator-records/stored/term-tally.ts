import { termsIn } from '../../../../contract/catalogue/search-terms.ts';

/** Collects by how many creators each search term's count changes. */
export class TermTally {
  readonly changes = new Map<string, number>();

  /** A creator's indexed text before and after; empty before it exists and after it is gone. */
  replace(before: string, after: string): void {
    if (before === after) return;
    const gone = termsIn(before);
    for (const term of termsIn(after)) if (!gone.delete(term)) this.add(term, 1);
    for (const term of gone) this.add(term, -1);
  }

  private add(term: string, by: number): void {
    this.changes.set(term, (this.changes.get(term) ?? 0) + by);
  }
}
