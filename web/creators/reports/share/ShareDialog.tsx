import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import { dateTime } from '../../../../contract/core/format.ts';
import { limits } from '../../../../contract/core/limits.ts';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useReportCalls } from '../queries.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import { SharedList } from './SharedList.tsx';

const longestTitle = 100;
const usualDays = '30';

export interface ShareDialogProps {
  ids: readonly number[];
  lang: Lang;
  /** Its name without a title of its own. */
  names: string;
  onClose: () => void;
}

/** Creates an address that expires, and lists the existing ones. */
export function ShareDialog({ ids, lang, names, onClose }: ShareDialogProps) {
  const { t } = useTranslation('reports');
  const { share } = useReportCalls();
  const [made, setMade] = useState<{ url: string; expiresAt: string; isShortened: boolean }>();
  const form = useForm({
    initial: { title: '', days: usualDays },
    rules: {},
    async submit({ title, days }) {
      const chosen = limits.reportDays.find(each => String(each) === days) ?? 30;
      setMade(await share({ ids: [...ids], title: title.trim(), lang, days: chosen }));
    },
  });
  return (
    <FormDialog title={t('share.title')} onClose={onClose}>
      {made ? (
        <Stack gap={10}>
          <p>{t('share.made', { at: dateTime(made.expiresAt) })}</p>
          {made.isShortened && <p role="note">{t('share.shortened')}</p>}
          <CopyLine
            label={t('share.address')}
            text={made.url}
            words={{ copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) }}
          />
        </Stack>
      ) : (
        <Stack as="form" gap={10} {...form.props}>
          <p>{t('share.about')}</p>
          <FormField
            {...form.field('title')}
            label={t('share.name')}
            placeholder={names}
            maxLength={longestTitle}
            autoComplete="off"
          />
          <RadioField
            {...form.field('days')}
            label={t('share.days')}
            options={limits.reportDays.map(days => ({
              value: String(days),
              label: t('share.daysOf', { count: days }),
            }))}
          />
          <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('share.make')} />
        </Stack>
      )}
      <SharedList />
    </FormDialog>
  );
}
