import i18next from 'i18next';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Lang } from '../../../contract/error-texts.ts';
import { currentLang } from '../../i18n/lang.ts';
import { loadTextsIn } from '../../i18n/texts.ts';

/** The page in a language of its own; what stood there stays until the texts have come. */
export function InLanguage({ lang, children }: { lang: Lang; children: ReactNode }) {
  const [loaded, setLoaded] = useState<Lang>(currentLang);
  const texts = useMemo(() => i18next.cloneInstance({ lng: loaded }), [loaded]);
  useEffect(() => {
    let isOver = false;
    void loadTextsIn(lang, 'shell', 'collaboration-pages').then(() => {
      if (!isOver) setLoaded(lang);
    });
    return () => {
      isOver = true;
    };
  }, [lang]);
  useEffect(() => {
    document.documentElement.lang = loaded === 'zh' ? 'zh-CN' : 'en';
  }, [loaded]);
  return <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
}
