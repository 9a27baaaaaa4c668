import { tagForm } from './tag-form.ts';

/** Numbers for tags: whatever the spelling, one form has one. */
export class TagDictionary {
  readonly #numbers = new Map<string, number>();
  readonly #forms: string[] = [];

  /** Empty text is no tag. */
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

  /** Like `numberOf`, and learns nothing. */
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

/** Each tag of a post once. */
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
