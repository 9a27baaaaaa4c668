import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import { ErasureTable } from './ErasureTable.tsx';
import { FoundPerson } from './FoundPerson.tsx';
import { findPerson, type Found } from './queries.ts';
import styles from './ErasuresPage.module.css';

/** What is held about a person, and its erasure. Whom the operator looks for is nowhere in the address. */
export default function ErasuresPage() {
  const { t } = useTranslation('erasures');
  const [result, setResult] = useState<{ who: string; found: Found }>();
  useTitle(t('title'));
  const form = useForm({
    initial: { who: '' },
    rules: { who: value => !value.trim() && t('missing') },
    async submit({ who }) {
      setResult(undefined);
      setResult({ who: who.trim(), found: await findPerson(who.trim()) });
    },
  });
  return (
    <Stack gap={24}>
      <PageHead title={t('title')} about={t('about')} />
      <Stack as="form" gap={4} className={styles.form} {...form.props}>
        <FormField
          {...form.field('who')}
          label={t('who')}
          hint={t('whoHint')}
          autoComplete="off"
          maxLength={2000}
        />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('find')} />
      </Stack>
      {result && <FoundPerson key={result.who} {...result} onErased={() => setResult(undefined)} />}
      <ErasureTable />
    </Stack>
  );
}
