import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/box/Box.tsx';
import { ShownOnce } from '../members/dialogs/ShownOnce.tsx';
import { useMakeToken } from './queries.ts';

/** Characters, as in contract/workspace/scim/scim-tokens.ts. */
const longest = 60;

/** Makes a token for an identity provider; it is shown once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('scim');
  const make = useMakeToken();
  const [token, setToken] = useState<string>();
  const form = useForm({
    initial: { name: '' },
    rules: {
      name: value => (!value.trim() && t('missingName')) || (value.trim().length > longest && t('longName')),
    },
    submit: async ({ name }) => setToken(await make(name.trim())),
  });
  if (token) {
    return (
      <ShownOnce
        title={t('madeTitle')}
        about={t('madeAbout')}
        label={t('token')}
        text={token}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog title={t('create')} onClose={onClose}>
      <Stack as="form" gap={8} {...form.props}>
        <FormField {...form.field('name')} label={t('name')} hint={t('nameHint')} autoComplete="off" />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('make')} />
      </Stack>
    </FormDialog>
  );
}
