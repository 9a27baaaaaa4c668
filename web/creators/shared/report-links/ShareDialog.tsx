import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import { Box, Stack } from '../../../ui/box/Box.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { LinkList, type LinkListProps } from './LinkList.tsx';

/** A link that was just made: its address is shown only once. */
export interface MadeLink {
  url: string;
  expiresAt: string;
  /** What else there is to say of it. */
  note?: string | undefined;
}

interface ShareFormProps {
  /** The form that makes a link, as useForm gives it. */
  form: { props: ComponentProps<'form'>; fault: string | undefined; isBusy: boolean };
  /** What whoever has the link can read. */
  about: string;
  days: FieldBinding;
  /** For how many days a link may be valid. */
  dayChoices: readonly number[];
  /** A choice after those. */
  lastChoice?: { value: string; label: string };
  /** Fields before the choice of days, and after it. */
  before?: ReactNode;
  after?: ReactNode;
}

function ShareForm({ form, about, days, dayChoices, lastChoice, before, after }: ShareFormProps) {
  const { t } = useTranslation('report-links');
  return (
    <Stack as="form" gap={10} {...form.props}>
      <p>{about}</p>
      {before}
      <RadioField
        {...days}
        label={t('days')}
        options={[
          ...dayChoices.map(count => ({ value: String(count), label: t('daysOf', { count }) })),
          ...(lastChoice ? [lastChoice] : []),
        ]}
      />
      {after}
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('make')} />
    </Stack>
  );
}

export interface ShareDialogProps {
  title: string;
  /** Absent for those who may not share. */
  share: ShareFormProps | undefined;
  made: MadeLink | undefined;
  onAnother: () => void;
  links: LinkListProps;
  onClose: () => void;
}

/** Makes a link to a report that ends by itself, and lists those that are valid. */
export function ShareDialog({ title, share, made, onAnother, links, onClose }: ShareDialogProps) {
  const { t } = useTranslation('report-links');
  return (
    <FormDialog title={title} onClose={onClose}>
      {made ? (
        <Stack gap={10}>
          <p>{t('made', { at: dateTime(made.expiresAt) })}</p>
          {made.note && <p role="note">{made.note}</p>}
          <CopyLine
            label={t('address')}
            text={made.url}
            words={{ copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) }}
          />
          <Box self="start">
            <Button variant="default" size="xs" onClick={onAnother}>
              {t('another')}
            </Button>
          </Box>
        </Stack>
      ) : (
        share && <ShareForm {...share} />
      )}
      <LinkList {...links} />
    </FormDialog>
  );
}
