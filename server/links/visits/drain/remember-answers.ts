import QuickLRU from 'quick-lru';

/** The same text gives the same answer: of the last ones asked for, at most twice `most`, it is not worked out again. */
export function remember<T>(work: (text: string) => T, most: number): (text: string) => T {
  const known = new QuickLRU<string, { answer: T }>({ maxSize: most });
  return text => {
    const entry = known.get(text);
    if (entry) return entry.answer;
    const answer = work(text);
    known.set(text, { answer });
    return answer;
  };
}
