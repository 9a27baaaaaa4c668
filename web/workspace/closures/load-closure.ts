import { loadTexts } from '../../i18n/texts.ts';

/** The card with its texts. */
export async function loadClosure() {
  const [{ ClosureCard }] = await Promise.all([import('./ClosureCard.tsx'), loadTexts('erasures')]);
  return ClosureCard;
}
