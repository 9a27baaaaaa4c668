import { loadTexts } from '../../i18n/texts.ts';

/** The list of sign-ins with its texts. */
export async function loadSignIns() {
  const [{ SignInsCard }] = await Promise.all([import('./SignInsCard.tsx'), loadTexts('account-security')]);
  return SignInsCard;
}
