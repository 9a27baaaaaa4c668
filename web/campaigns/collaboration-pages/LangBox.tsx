import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { langs } from '../../i18n/lang.ts';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';

/** Each language's own name. */
const names: Record<Lang, string> = { zh: '中文', en: 'English' };

/** The language of this page only. */
export function LangBox({ lang, onLang }: { lang: Lang; onLang: (lang: Lang) => void }) {
  const { t } = useTranslation('collaboration-pages');
  return (
    <SelectBox
      label={t('language')}
      value={lang}
      options={langs.map(value => ({ value, label: names[value] }))}
      onChange={onLang}
    />
  );
}
