import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProviderKind } from '../../../../contract/core/sign-in/provider-kinds.ts';
import type { SingleSignOn } from '../../../../contract/workspace/single-sign-on.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { PasswordField } from '../../../ui/forms/passwords/PasswordField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { LeaveGuard } from '../../../ui/overlays/LeaveGuard.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import { RoleField } from '../../roles/RoleField.tsx';
import { choiceOf, valueOfRole } from '../../roles/role-options.ts';
import { useSettingsCalls } from '../queries.ts';

type Name = 'kind' | 'name' | 'issuer' | 'clientId' | 'clientSecret' | 'agentId' | 'role';

const initialOf = ({ provider, kinds }: SingleSignOn): Record<Name, string> => ({
  kind: provider?.kind ?? kinds[0] ?? 'oidc',
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  agentId: provider?.agentId ?? '',
  role: provider
    ? valueOfRole({
        role: provider.role.role,
        roleId: provider.role.role === 'custom' ? provider.role.roleId : null,
      })
    : 'member',
});

/** The fields of a provider; which of them there are depends on its kind. The secret is never shown again. */
export function ProviderForm({ settings }: { settings: SingleSignOn }) {
  const { t } = useTranslation('single-sign-on');
  const { save } = useSettingsCalls();
  const { provider, kinds, sandbox } = settings;
  /** Another provider, which needs its own secret. */
  const isOther = (values: { kind: string; issuer: string; clientId: string }) =>
    provider?.kind !== values.kind ||
    provider.issuer !== values.issuer.trim() ||
    provider.clientId !== values.clientId.trim();
  const form = useForm({
    initial: initialOf(settings),
    rules: {
      name: value => !value.trim() && t('provider.missing.name'),
      issuer: (value, { kind }) => kind === 'oidc' && !value.trim() && t('provider.missing.issuer'),
      clientId: value => !value.trim() && t('provider.missing.clientId'),
      clientSecret: (value, values) => !value.trim() && isOther(values) && t('provider.missing.clientSecret'),
      agentId: (value, { kind }) => kind === 'wecom' && !value.trim() && t('provider.missing.agentId'),
    },
    submit: ({ role, kind, ...fields }) =>
      save({ ...fields, kind: kind as ProviderKind, role: choiceOf(role) }),
    done(values) {
      showToast('success', t(provider && isOther(values) ? 'provider.another' : 'provider.saved'));
      form.set('clientSecret', '');
    },
  });
  // Not as the form counts it: of the secret nothing is stored here.
  const stored: Readonly<Record<string, string>> = initialOf(settings);
  const isChanged = Object.entries(form.values).some(([name, value]) => value.trim() !== stored[name]);
  const kind = form.values.kind as ProviderKind;
  const tried = sandbox?.[kind];
  return (
    <Stack as="form" gap={4} {...form.props}>
      {kinds.length > 1 && (
        <SelectField
          {...form.field('kind')}
          label={t('provider.kind')}
          options={kinds.map(value => ({ value, label: t(`provider.kinds.${value}`) }))}
        />
      )}
      <FormField
        {...form.field('name')}
        label={t('name', { ns: 'common' })}
        hint={t('provider.nameHint')}
        autoComplete="off"
        maxLength={60}
      />
      <FormField
        {...form.field('issuer')}
        label={t(kind === 'oidc' ? 'provider.issuer' : 'provider.privateIssuer')}
        hint={t(kind === 'oidc' ? 'provider.issuerHint' : 'provider.privateIssuerHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
      />
      <FormField
        {...form.field('clientId')}
        label={t(`provider.clientId.${kind}`)}
        autoComplete="off"
        maxLength={300}
      />
      {kind === 'wecom' && (
        <FormField
          {...form.field('agentId')}
          label={t('provider.agentId')}
          autoComplete="off"
          maxLength={100}
        />
      )}
      <PasswordField
        {...form.field('clientSecret')}
        label={t('provider.clientSecret')}
        autoComplete="new-password"
        {...(!isOther(form.values) && { hint: t('provider.secretKept') })}
      />
      <RoleField {...form.field('role')} label={t('provider.role')} hint={t('provider.roleHint')} />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })}>
        {tried && !provider && (
          <Button
            variant="default"
            size="md"
            onClick={() => {
              form.set('name', form.values.name || 'Sandbox ID');
              form.set('issuer', tried.issuer);
              form.set('clientId', tried.clientId);
              form.set('clientSecret', tried.clientSecret);
              form.set('agentId', tried.agentId);
            }}
          >
            {t('provider.useSandbox')}
          </Button>
        )}
      </FormEnd>
      <LeaveGuard when={isChanged && !form.isBusy} />
    </Stack>
  );
}
