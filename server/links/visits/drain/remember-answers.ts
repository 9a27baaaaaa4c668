import QuickLRU from 'quick-lru';

/** Caches the results of a function of a text: the last ones, at most twice `most`. */
export function remember<T>(work: (text: string) => T, max: number): (text: string) => T {
  const known = new QuickLRU<string, { answer: T }>({ maxSize: max });
  return text => {
    const entry = known.get(text);
    if (entry) return entry.answer;
    const answer = work(text);
    known.set(text, { answer });
    return answer;
  };
}
