import { DirectionProvider, MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { loadTextsIn, startTexts, textsOfEveryPage } from '../../../web/i18n/texts.ts';
import { cssVariables, themeOf } from '../../../web/ui/theme/theme.ts';

let started: Promise<void> | undefined;

/** Loads the texts as the product does, once per thread. */
export const textsStarted = () => (started ??= startTexts());

/** Renders a component in a language, as pages do. */
export async function renderKit(part: ReactNode, lang: Lang = 'zh') {
  await textsStarted();
  await loadTextsIn(lang, ...textsOfEveryPage);
  await i18next.changeLanguage(lang);
  return render(part, {
    wrapper: ({ children }) => (
      <DirectionProvider>
        <MantineProvider
          theme={themeOf('star-blue')}
          cssVariablesResolver={cssVariables}
          env="test"
          withGlobalClasses={false}
        >
          {children}
        </MantineProvider>
      </DirectionProvider>
    ),
  });
}
