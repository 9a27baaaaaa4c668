import type { AudiencePart, StoredComment } from '../../../../contract/core/sources/audience.ts';
import { hasWords, languageOfScript } from './script-language.ts';

/** Fewer people whose language is known are no audience. */
export const fewestPeople = 30;
const wholeBp = 10_000;

/** Whose language cannot be told (ISO 639). */
const untold = 'und';

export interface LanguageEstimate {
  languages: AudiencePart[];
  /** Comments in words, and who wrote them. */
  sample: { comments: number; people: number; posts: number };
}

/** The language that comes up most, the first of equals; one that is known goes before none. */
function commonest(languages: readonly (string | null)[]): string {
  const counts = new Map<string, number>();
  for (const language of languages) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [untold, 0])[0];
}

/**
 * What languages those who comment write, each person counted once: as the source says, or as the script settles
 * it; who cannot be told is a part of its own. Comments without an author cannot be told apart and are left out.
 * Null where too few people are known.
 */
export function estimateLanguages(posts: readonly (readonly StoredComment[])[]): LanguageEstimate | null {
  const worded = posts.map(comments => comments.filter(({ author, text }) => author && hasWords(text)));
  const byAuthor = Map.groupBy(worded.flat(), ({ author }) => author);
  const languages = [...byAuthor.values()].map(comments =>
    commonest(comments.map(({ language, text }) => language ?? languageOfScript(text))),
  );
  const people = languages.length;
  if (languages.filter(language => language !== untold).length < fewestPeople) return null;
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
