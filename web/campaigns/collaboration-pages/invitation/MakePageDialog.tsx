import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageDays } from '../../../../contract/campaigns/collaboration-pages/collaboration-page-limits.ts';
import { dateTime } from '../../../../contract/core/format.ts';
import {
  type ReaderLang,
  readerLangNames,
  readerLangOf,
  readerLangs,
} from '../../../../contract/core/mail/reader-langs.ts';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { QrCode } from '../../../ui/copy/QrCode.tsx';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { usePageCalls } from './page-calls.ts';
import { Stack } from '../../../ui/box/Box.tsx';

/** Creates an address of the creator's page; it is shown only here. */
export function MakePageDialog({
  collaborationId,
  creatorLang,
  onClose,
}: {
  collaborationId: number;
  /** What the creator most likely reads. */
  creatorLang: ReaderLang;
  onClose: () => void;
}) {
  const { t } = useTranslation('creator-work');
  const { make } = usePageCalls(collaborationId);
  const [made, setMade] = useState<{ url: string; expiresAt: string }>();
  const initial: { lang: string; days: string } = { lang: creatorLang, days: String(pageDays.usual) };
  const form = useForm({
    initial,
    rules: {},
    async submit({ lang, days }) {
      setMade(await make({ lang: readerLangOf(lang) ?? creatorLang, days: Number(days) }));
    },
  });
  return (
    <FormDialog title={t('page.makeTitle')} onClose={onClose}>
      {made ? (
        <Stack gap={14} align="start" leading="relaxed">
          <p>{t('page.madeAbout', { at: dateTime(made.expiresAt) })}</p>
          <CopyLine
            label={t('page.address')}
            text={made.url}
            words={{ copy: t('page.copy'), copied: t('page.copied') }}
          />
          <QrCode text={made.url} label={t('page.qr')} />
          <Button variant="default" onClick={onClose}>
            {t('page.done')}
          </Button>
        </Stack>
      ) : (
        <Stack as="form" gap={8} {...form.props}>
          <SelectField
            {...form.field('lang')}
            label={t('page.lang')}
            options={readerLangs.map(value => ({ value, label: readerLangNames[value] }))}
          />
          <RadioField
            {...form.field('days')}
            label={t('page.days')}
            options={pageDays.offered.map(days => ({
              value: String(days),
              label: t('page.daysOf', { count: days }),
            }))}
          />
          <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('page.make')} />
        </Stack>
      )}
    </FormDialog>
  );
}
