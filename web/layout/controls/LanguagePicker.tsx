import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { currentLang, langs, switchLang } from '../../i18n/lang.ts';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';

/** Each language by its own name. */
const names: Record<Lang, string> = { zh: '中文', en: 'English' };

export function LanguagePicker() {
  const { t } = useTranslation();
  return (
    <SelectBox
      label={t('top.language')}
      value={currentLang}
      options={langs.map(lang => ({ value: lang, label: names[lang] }))}
      onChange={switchLang}
    />
  );
}
