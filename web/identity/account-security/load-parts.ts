import { loadTexts } from '../../i18n/texts.ts';

/* Parts of pages of the sign-in with their texts, which load when they are shown. */

const texts = () => loadTexts('account-security');

export async function loadAccountSecurity() {
  const [{ AccountSecurity }] = await Promise.all([import('./AccountSecurity.tsx'), texts()]);
  return AccountSecurity;
}

export async function loadPolicy() {
  const [{ PolicyCard }] = await Promise.all([import('./PolicyCard.tsx'), texts()]);
  return PolicyCard;
}

export async function loadSecondStep() {
  const [{ SecondStep }] = await Promise.all([import('./SecondStep.tsx'), texts()]);
  return SecondStep;
}
