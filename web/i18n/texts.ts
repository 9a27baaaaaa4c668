import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Lang } from '../../contract/core/error-texts.ts';
import { currentLang } from './lang.ts';
import type { Texts } from './types.ts';

/** One file per namespace. Those of every page load first; those of one page load with its chunk. */
export type Namespace = keyof Texts;

const files = import.meta.glob<Record<string, unknown>>('./{zh,en}/*/*.ts', { import: 'default' });
/** Loaders by language and namespace; the folder in between is the context. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [
    path.replace(/^\.\/(zh|en)\/[\w-]+\/([\w-]+)\.ts$/, '$1/$2'),
    load,
  ]),
);

/** Loaded before any page: the frame of pages, and words of many pages. */
export const textsOfEveryPage = ['shell', 'common'] as const satisfies readonly Namespace[];

/** Loads texts in a language; each namespace loads once. */
export async function loadTextsIn(lang: Lang, ...namespaces: Namespace[]): Promise<void> {
  const missing = namespaces.filter(name => !i18next.hasResourceBundle(lang, name));
  await Promise.all(
    missing.map(async name => {
      const texts = await loaders.get(`${lang}/${name}`)?.();
      if (texts) i18next.addResourceBundle(lang, name, texts);
    }),
  );
}

/** Loads the texts of a page in the current language. */
export const loadTexts = (...namespaces: Namespace[]): Promise<void> =>
  loadTextsIn(currentLang, ...namespaces);

export async function startTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: currentLang,
    fallbackLng: false,
    resources: {},
    defaultNS: 'shell',
    // Names of filters and sorts contain underscores, the default separator.
    contextSeparator: '#',
    pluralSeparator: '#',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await loadTexts(...textsOfEveryPage);
  document.documentElement.lang = currentLang === 'zh' ? 'zh-CN' : 'en';
}
