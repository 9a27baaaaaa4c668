import { termsIn } from '../../../../contract/catalogue/search-terms.ts';

/** Collects by how many creators the count of each search term changes. */
export class TermTally {
  readonly changes = new Map<string, number>();

  /** Takes a creator's indexed text before and after; empty if the creator is new or deleted. */
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
