import { loadTexts } from '../../../i18n/texts.ts';
import { later } from '../../../ui/page/later.ts';

export const quickLookPart = later(async () => {
  const [{ QuickLook }] = await Promise.all([import('./QuickLook.tsx'), loadTexts('creator-dialogs')]);
  return { QuickLook };
});
