import i18next from 'i18next';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Lang } from '../../../contract/error-texts.ts';
import { currentLang } from '../../i18n/lang.ts';
import { loadTextsIn } from '../../i18n/texts.ts';

export interface InLanguageProps {
  lang: Lang;
  /** Stands there until the texts have come. */
  before: ReactNode;
  children: ReactNode;
}

/** A part of the page in a language of its own: the client may read another one than who makes the report. */
export function InLanguage({ lang, before, children }: InLanguageProps) {
  const [loaded, setLoaded] = useState<Lang>(currentLang);
  const texts = useMemo(() => i18next.cloneInstance({ lng: lang }), [lang]);
  useEffect(() => {
    let isOver = false;
    void loadTextsIn(lang, 'shell', 'client-reports', 'monitors').then(() => {
      if (!isOver) setLoaded(lang);
    });
    return () => {
      isOver = true;
    };
  }, [lang]);
  if (loaded !== lang) return before;
  return (
    <I18nextProvider i18n={texts}>
      <div lang={lang === 'zh' ? 'zh-CN' : 'en'}>{children}</div>
    </I18nextProvider>
  );
}
