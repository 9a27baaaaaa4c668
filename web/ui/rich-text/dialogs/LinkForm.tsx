import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../../forms/FormEnd.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { linkAddress } from './link-address.ts';

export interface LinkFormProps {
  editor: Editor;
  /** The current address; empty for a new link. */
  address: string;
  /** The text of the link; null if it contains more than text, which then stays. */
  text: string | null;
  onClose: () => void;
}

/** The address and the text of a link. */
export function LinkForm({ editor, address, text, onClose }: LinkFormProps) {
  const { t } = useTranslation('rich-text');
  const form = useForm<Record<'address' | 'text', string>>({
    initial: { address: address.replace(/^mailto:/, ''), text: text ?? '' },
    rules: {
      address: typed =>
        typed.trim() ? linkAddress(typed) === null && t('linkForm.wrong') : t('linkForm.missing'),
    },
    submit(typed) {
      const href = linkAddress(typed.address) ?? '';
      const words = typed.text.trim() || typed.address.trim();
      const chain = editor.chain();
      if (text === null || words === text) chain.setLink({ href });
      else chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] });
      chain.run();
      return Promise.resolve();
    },
    done: onClose,
  });
  return (
    <form {...form.props}>
      <FormField
        {...form.field('address')}
        label={t('linkForm.address')}
        hint={t('linkForm.hint', { example: '{{creator.homepage}}' })}
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
      />
      {text !== null && (
        <FormField {...form.field('text')} label={t('linkForm.text')} autoComplete="off" maxLength={500} />
      )}
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('linkForm.apply')}>
        {address && (
          <Button
            variant="default"
            size="md"
            onClick={() => {
              editor.chain().unsetLink().run();
              onClose();
            }}
          >
            {t('linkForm.remove')}
          </Button>
        )}
      </FormEnd>
    </form>
  );
}
