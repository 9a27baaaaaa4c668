import type { AudiencePart, StoredComment } from '../../../../contract/core/sources/audience.ts';
import { hasWords, languageOfScript } from './script-language.ts';

/** With fewer people of known language there is no estimate. */
const fewestPeople = 30;
const wholeBp = 10_000;

/** The code for an undetermined language (ISO 639). */
const undetermined = 'und';

export interface LanguageEstimate {
  languages: AudiencePart[];
  /** Comments with words, and their authors. */
  sample: { comments: number; people: number; posts: number };
}

/** Returns the most frequent language, the first of equals; a known language comes before none. */
function commonest(languages: readonly (string | null)[]): string {
  const counts = new Map<string, number>();
  for (const language of languages) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [undetermined, 0])[0];
}

/**
 * Estimates in which languages commenters write, counting each person once: by the source, or by the script if it
 * determines the language. Undetermined people are a share of their own. Comments without an author are left out,
 * because they cannot be counted by person. Null if too few people are known.
 */
export function estimateLanguages(posts: readonly (readonly StoredComment[])[]): LanguageEstimate | null {
  const worded = posts.map(comments => comments.filter(({ author, text }) => author && hasWords(text)));
  const byAuthor = Map.groupBy(worded.flat(), ({ author }) => author);
  const languages = [...byAuthor.values()].map(comments =>
    commonest(comments.map(({ language, text }) => language ?? languageOfScript(text))),
  );
  const people = languages.length;
  if (languages.filter(language => language !== undetermined).length < fewestPeople) return null;
  const parts = [...Map.groupBy(languages, language => language)].map(([key, { length }]) => ({
    key,
    shareBp: Math.round((length / people) * wholeBp),
  }));
  return {
    languages: parts.toSorted((a, b) => b.shareBp - a.shareBp || (a.key < b.key ? -1 : 1)),
    sample: {
      comments: worded.flat().length,
      people,
      posts: worded.filter(comments => comments.length).length,
    },
  };
}
