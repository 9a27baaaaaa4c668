import i18next from 'i18next';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { currentLang } from '../../i18n/lang.ts';
import { loadTextsIn, type Namespace, textsOfEveryPage } from '../../i18n/texts.ts';

export interface InLanguageProps {
  lang: Lang;
  /** Namespaces of this part, besides those of every page; must be the same array on each render. */
  texts: readonly Namespace[];
  children: ReactNode;
}

const tagOf = (lang: Lang) => (lang === 'zh' ? 'zh-CN' : 'en');

/** The requested language once its texts are loaded, until then the previous one. */
function useLoadedLang(lang: Lang, texts: readonly Namespace[]): Lang {
  const [loaded, setLoaded] = useState<Lang>(currentLang);
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

/**
 * A part of a page in a language of its own: a report's reader may use another language than its author.
 * @param props.before shown until the texts are loaded
 */
export function InLanguage({ lang, texts, before, children }: InLanguageProps & { before: ReactNode }) {
  const loaded = useLoadedLang(lang, texts);
  const i18n = useMemo(() => i18next.cloneInstance({ lng: lang }), [lang]);
  if (loaded !== lang) return before;
  return (
    <I18nextProvider i18n={i18n}>
      <div lang={tagOf(lang)}>{children}</div>
    </I18nextProvider>
  );
}

/** A page in a language of its own; the previous content stays until the texts are loaded. */
export function PageInLanguage({ lang, texts, children }: InLanguageProps) {
  const loaded = useLoadedLang(lang, texts);
  const i18n = useMemo(() => i18next.cloneInstance({ lng: loaded }), [loaded]);
  useEffect(() => {
    document.documentElement.lang = tagOf(loaded);
  }, [loaded]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
