import i18next from 'i18next';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { directionOf, localeOf, type ReaderLang } from '../../../contract/core/mail/reader-langs.ts';
import { answerIn, currentLang, isLang } from '../../i18n/lang.ts';
import { loadTextsIn, type Namespace, textsOfEveryPage } from '../../i18n/texts.ts';
import { Opening } from '../../ui/feedback/Opening.tsx';

export interface InLanguageProps {
  lang: ReaderLang;
  /** Namespaces of this part, besides those of every page; must be the same array on each render. */
  texts: readonly Namespace[];
  children: ReactNode;
}

/** The requested language once its texts are loaded, until then the previous one; undefined before the first. */
function useLoadedLang(lang: ReaderLang, texts: readonly Namespace[]): ReaderLang | undefined {
  const [loaded, setLoaded] = useState<ReaderLang | undefined>(lang === currentLang ? lang : undefined);
  useEffect(() => {
    let isOver = false;
    void loadTextsIn(lang, ...textsOfEveryPage, ...texts).then(() => {
      if (!isOver) setLoaded(lang);
    });
    return () => {
      isOver = true;
    };
  }, [lang, texts]);
  return loaded;
}

function useInstance(lang: ReaderLang) {
  return useMemo(() => i18next.cloneInstance({ lng: lang }), [lang]);
}

/**
 * A part of a page in a language of its own: a report's reader may use another language than its author.
 * @param props.before shown until the texts are loaded
 */
export function InLanguage({ lang, texts, before, children }: InLanguageProps & { before: ReactNode }) {
  const loaded = useLoadedLang(lang, texts);
  const i18n = useInstance(lang);
  if (loaded !== lang) return before;
  return (
    <I18nextProvider i18n={i18n}>
      <div lang={localeOf(lang)}>{children}</div>
    </I18nextProvider>
  );
}

/** A page in a language of its own; when that changes, the previous content stays until the texts are loaded. */
export function PageInLanguage({ lang, texts, children }: InLanguageProps) {
  const loaded = useLoadedLang(lang, texts);
  const shown = loaded ?? lang;
  const i18n = useInstance(shown);
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    const { dir } = html;
    html.lang = localeOf(shown);
    if (directionOf(shown) === 'rtl') html.dir = 'rtl';
    answerIn(isLang(shown) ? shown : shown === 'zh-Hant' ? 'zh' : 'en');
    return () => {
      html.dir = dir;
      answerIn(currentLang);
    };
  }, [shown]);
  if (!loaded) return <Opening />;
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
