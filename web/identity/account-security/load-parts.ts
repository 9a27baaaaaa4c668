import { loadTexts } from '../../i18n/texts.ts';

/* Parts of pages of the sign-in with their texts, which load when they are shown. */

const texts = () => loadTexts('account-security');

export async function loadSignIns() {
  const [{ SignInsCard }] = await Promise.all([import('./SignInsCard.tsx'), texts()]);
  return SignInsCard;
}

export async function loadSecondFactor() {
  const [{ SecondFactorCard }] = await Promise.all([import('./SecondFactorCard.tsx'), texts()]);
  return SecondFactorCard;
}

export async function loadPolicy() {
  const [{ PolicyCard }] = await Promise.all([import('./PolicyCard.tsx'), texts()]);
  return PolicyCard;
}

export async function loadSecondStep() {
  const [{ SecondStep }] = await Promise.all([import('./SecondStep.tsx'), texts()]);
  return SecondStep;
}
