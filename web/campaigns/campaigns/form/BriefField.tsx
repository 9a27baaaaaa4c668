import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { keepPicture } from '../../../outreach/shared/queries.ts';
import { RichEditor } from '../../../ui/rich-text/RichEditor.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { Group } from '../../../ui/box/Box.tsx';

export interface BriefFieldProps {
  field: FieldBinding;
  /** Opens the templates: to use one, or to save the text as one. */
  onAsk: (what: 'pick' | 'keep') => void;
}

/** What creators are asked to do, as text with pictures. */
export function BriefField({ field: { error, ...field }, onAsk }: BriefFieldProps) {
  const { t } = useTranslation('campaigns');
  return (
    <>
      <Group gap={8} wrap>
        <Button size="xs" variant="default" onClick={() => onAsk('pick')}>
          {t('brief.pick')}
        </Button>
        <Button size="xs" variant="default" disabled={!field.value} onClick={() => onAsk('keep')}>
          {t('brief.keep')}
        </Button>
      </Group>
      <RichEditor
        {...field}
        {...(error === undefined ? {} : { error })}
        label={t('brief.text')}
        minHeight={240}
        describedBy="brief-about"
        onPicture={keepPicture}
      />
    </>
  );
}
