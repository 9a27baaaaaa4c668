import { loadTexts } from '../../../i18n/texts.ts';

/** The card of the profile with its texts; it asks for a password as the other cards there do. */
export async function loadOwnSingleSignOn() {
  const [{ OwnSingleSignOnCard }] = await Promise.all([
    import('./OwnSingleSignOnCard.tsx'),
    loadTexts('single-sign-on'),
    loadTexts('account-security'),
  ]);
  return OwnSingleSignOnCard;
}
