import { useTranslation } from 'react-i18next';
import type { Source, SourceCredential } from '../../../../contract/sourcing/sources.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { PasswordField } from '../../../ui/forms/passwords/PasswordField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { type Rule, useForm } from '../../../ui/forms/use-form.ts';
import { CredentialHelp } from './CredentialHelp.tsx';
import { initialValues, sentValues, valueField } from './credential-values.ts';
import { useSaving } from '../queries.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../dialogs.module.css';

export interface CredentialDialogProps {
  source: Source;
  /** The credential to change; without it a new one is created. */
  credential?: SourceCredential;
  callbackUrl: string;
  isSandbox: boolean;
  onClose: () => void;
}

const groupForm = /^[\w.-]{0,40}$/;

/** The fields of a credential; secrets can be set but are never shown. */
export function CredentialDialog(props: CredentialDialogProps) {
  const { source, credential, callbackUrl, isSandbox, onClose } = props;
  const { t } = useTranslation('sources');
  const saving = useSaving();
  const { code, credentialFields: fields } = source;
  const fieldName = (name: string) => t(`fields.${name as 'apiKey'}`);
  const needed =
    (name: string): Rule<Record<string, string>, string> =>
    value =>
      !value.trim() && t('form.missing', { field: fieldName(name) });
  const form = useForm<Record<string, string>>({
    initial: initialValues(fields, credential),
    rules: {
      name: value => !value.trim() && t('form.wrongName'),
      group: value => !groupForm.test(value.trim()) && t('form.wrongGroup'),
      ...Object.fromEntries(
        fields
          .filter(({ isSecret }) => !credential || !isSecret)
          .map(({ name }) => [valueField(name), needed(name)]),
      ),
    },
    submit: async ({ name = '', group = '', ...typed }) => {
      const values = sentValues(fields, typed);
      if (!credential) return saving.add(code, { name, group: group.trim(), values });
      const changed = Object.entries(values).some(([field, value]) => value !== credential.values[field]);
      return saving.change(credential.id, { name, ...(changed && { values }) });
    },
    done: ({ name }) => {
      showToast('success', credential ? t('saved', { ns: 'common' }) : t('form.added', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={
        credential
          ? t('form.editTitle', { name: credential.name })
          : t('form.addTitle', { source: t(`names.${code}`) })
      }
      onClose={onClose}
    >
      <CredentialHelp code={code} callbackUrl={callbackUrl} />
      {isSandbox && !credential && (
        <Text
          size="md"
          tone="ink"
          leading="relaxed"
          py={8}
          px={12}
          radius="control"
          ground="warn"
          className={styles.warning}
        >
          {t('form.inSandbox')}
        </Text>
      )}
      <Stack as="form" gap={10} {...form.props}>
        <FormField
          {...form.field('name')}
          label={t('name', { ns: 'common' })}
          hint={t('form.nameHint')}
          maxLength={60}
          autoComplete="off"
        />
        {fields.map(({ name, isSecret }) =>
          isSecret ? (
            <PasswordField
              key={name}
              {...form.field(valueField(name))}
              label={fieldName(name)}
              hint={t(credential ? 'form.secretKept' : 'form.sealed')}
              autoComplete="new-password"
            />
          ) : (
            <FormField
              key={name}
              {...form.field(valueField(name))}
              label={fieldName(name)}
              maxLength={4000}
              autoComplete="off"
            />
          ),
        )}
        {!credential && (
          <FormField
            {...form.field('group')}
            label={t('form.group')}
            hint={t('form.groupHint')}
            maxLength={40}
            autoComplete="off"
          />
        )}
        <FormEnd
          fault={form.fault}
          isBusy={form.isBusy}
          submit={t(credential ? 'form.save' : 'form.add')}
          disabled={credential !== undefined && !form.isChanged}
        />
      </Stack>
    </FormDialog>
  );
}
