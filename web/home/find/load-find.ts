import { loadTextsIn } from '../../i18n/texts.ts';

/** Loads the palette's results, with texts in both languages: what is typed may be in either. */
export async function loadFind() {
  const [{ FindResults }] = await Promise.all([
    import('./FindResults.tsx'),
    loadTextsIn('zh', 'find'),
    loadTextsIn('en', 'find'),
  ]);
  return FindResults;
}
