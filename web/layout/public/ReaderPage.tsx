import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReaderLang, readerLangNames, readerLangs } from '../../../contract/core/mail/reader-langs.ts';
import { readerLang, rememberReaderLang } from '../../i18n/reader-lang.ts';
import type { Namespace } from '../../i18n/texts.ts';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import { CreatorFrame } from './CreatorFrame.tsx';
import { PageInLanguage } from './InLanguage.tsx';

interface PickerProps {
  lang: ReaderLang;
  onLang: (lang: ReaderLang) => void;
}

function ReaderLangPicker({ lang, onLang }: PickerProps) {
  const { t } = useTranslation();
  return (
    <SelectBox
      label={t('top.language')}
      value={lang}
      options={readerLangs.map(value => ({ value, label: readerLangNames[value] }))}
      onChange={onLang}
    />
  );
}

export interface ReaderPageProps {
  /** The language that the page was made in, if it was made in one. */
  lang?: ReaderLang | undefined;
  /** Namespaces of the page; must be the same array on each render. */
  texts: readonly Namespace[];
  isWide?: boolean;
  children: ReactNode;
}

/** A page that creators or recipients of mail open without an account, in a language that they choose. */
export function ReaderPage({ lang: madeIn, texts, isWide = false, children }: ReaderPageProps) {
  const [chosen, setChosen] = useState<ReaderLang>();
  const lang = chosen ?? madeIn ?? readerLang;
  function choose(wanted: ReaderLang) {
    rememberReaderLang(wanted);
    setChosen(wanted);
  }
  return (
    <PageInLanguage lang={lang} texts={texts}>
      <CreatorFrame language={<ReaderLangPicker lang={lang} onLang={choose} />} isWide={isWide}>
        {children}
      </CreatorFrame>
    </PageInLanguage>
  );
}
