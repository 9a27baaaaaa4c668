import { tagForm } from './tag-form.ts';

/** Assigns numbers to tags; all spellings of a tag share one. */
export class TagDictionary {
  readonly #numbers = new Map<string, number>();
  readonly #forms: string[] = [];

  /** An empty text is no tag. */
  numberOf(written: string): number | undefined {
    const known = this.#numbers.get(written);
    if (known !== undefined) return known;
    const form = tagForm(written);
    if (!form) return undefined;
    const number = this.#numbers.get(form) ?? this.#forms.push(form) - 1;
    this.#numbers.set(form, number);
    if (form !== written) this.#numbers.set(written, number);
    return number;
  }

  /** Like `numberOf`, but adds nothing. */
  find(written: string): number | undefined {
    const known = this.#numbers.get(written);
    if (known !== undefined) return known;
    const form = tagForm(written);
    return form === written ? undefined : this.#numbers.get(form);
  }

  form(number: number): string {
    return this.#forms[number] ?? '';
  }

  get size(): number {
    return this.#forms.length;
  }
}

/** Returns each tag of a post once. */
export function tagsOf(
  hashtags: readonly string[] | null,
  numberOf: (written: string) => number | undefined,
): number[] {
  const numbers: number[] = [];
  for (const written of hashtags ?? []) {
    const number = numberOf(written);
    if (number !== undefined && !numbers.includes(number)) numbers.push(number);
  }
  return numbers;
}
