import { loadTexts } from '../../../i18n/texts.ts';
import { later } from '../../../ui/page/later.ts';

export const actionDialogs = later(async () => {
  const [{ ActionDialogs }] = await Promise.all([
    import('./ActionDialogs.tsx'),
    loadTexts('creator-dialogs'),
  ]);
  return { ActionDialogs };
});
