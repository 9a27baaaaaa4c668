import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { ReaderLang } from '../../contract/core/mail/reader-langs.ts';
import { currentLang, isLang } from './lang.ts';
import type { Texts } from './types.ts';

/** One file per namespace. Those of every page load first; those of one page load with its chunk. */
export type Namespace = keyof Texts;

type Loader = () => Promise<Record<string, unknown>>;

/** Loaders by namespace; the folder in between is the context. */
const byNamespace = (files: Record<string, Loader>) =>
  new Map(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/([\w-]+)\.ts$/, '$1'), load]));

/** A page in one language does not load the list of the other's files. */
const filesOf = {
  zh: async () => (await import('./files-zh.ts')).zh,
  en: async () => (await import('./files-en.ts')).en,
};

/** Loaded before any page: the frame of pages, and words of many pages. */
export const textsOfEveryPage = ['shell', 'common'] as const satisfies readonly Namespace[];
const isOfEveryPage = (name: Namespace): name is (typeof textsOfEveryPage)[number] =>
  textsOfEveryPage.some(each => each === name);

/** Only some namespaces are written in the languages of readers; English stands in for the others. */
async function loadReaderTexts(lang: ReaderLang, namespaces: readonly Namespace[]): Promise<void> {
  const { readers } = await import('./files-readers.ts');
  await Promise.all(
    namespaces.map(async name => {
      const texts = await readers[`./readers/${lang}/${name}.ts`]?.();
      if (texts) i18next.addResourceBundle(lang, name, texts);
    }),
  );
}

/** Loads texts in a language; each namespace loads once. */
export async function loadTextsIn(lang: ReaderLang, ...namespaces: Namespace[]): Promise<void> {
  if (!isLang(lang)) {
    await Promise.all([loadTextsIn('en', ...namespaces), loadReaderTexts(lang, namespaces)]);
    return;
  }
  const missing = namespaces.filter(name => !i18next.hasResourceBundle(lang, name));
  if (!missing.length) return;
  const { ofEveryPage, others } = await filesOf[lang]();
  const loaders = byNamespace(others);
  await Promise.all(
    missing.map(async name => {
      const texts = isOfEveryPage(name) ? ofEveryPage[name] : await loaders.get(name)?.();
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
    // A clone reads the fallback of the instance that it is made from.
    fallbackLng: lang => (isLang(lang) ? [] : ['en']),
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
