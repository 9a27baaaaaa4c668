import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readerLangNames, readerLangs, type ReaderLang } from '../../../contract/core/mail/reader-langs.ts';
import { currentLang } from '../../i18n/lang.ts';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useTemplateCalls } from './queries.ts';

/** Offers three ready-made templates to accounts without any. */
export function StarterOffer() {
  const { t } = useTranslation('mail-templates');
  const { create } = useTemplateCalls();
  const [isBusy, setBusy] = useState(false);
  const [lang, setLang] = useState<ReaderLang>(currentLang);

  async function begin() {
    setBusy(true);
    try {
      const { startersIn } = await import('./starter-templates.ts');
      // The first-contact template is created last, so that it is listed first.
      for (const template of startersIn(lang, currentLang).toReversed()) await create(template);
      showToast('success', t('startersMade'));
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : '');
    } finally {
      setBusy(false);
    }
  }
  return (
    <EmptyState
      actions={
        <>
          <SelectBox
            label={t('starterLang')}
            value={lang}
            options={readerLangs.map(value => ({ value, label: readerLangNames[value] }))}
            onChange={setLang}
          />
          <Button loading={isBusy} onClick={() => void begin()}>
            {t('starters')}
          </Button>
          <Button component={Link} to={paths.newTemplate()} variant="default">
            {t('create')}
          </Button>
        </>
      }
    >
      {t('noneYet')}
    </EmptyState>
  );
}
