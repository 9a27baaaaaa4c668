import { useTranslation } from 'react-i18next';
import type { TeamDomain } from '../../../../contract/identity/team-domains.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import { useSettingsCalls } from '../queries.ts';
import { DomainItem } from './DomainItem.tsx';

/** The domains whose people sign in by the provider. */
export function DomainsCard({ domains }: { domains: readonly TeamDomain[] }) {
  const { t } = useTranslation('single-sign-on');
  const { addDomain } = useSettingsCalls();
  const form = useForm({
    initial: { host: '' },
    rules: { host: value => !value.trim() && t('domain.missing') },
    submit: ({ host }) => addDomain(host.trim()),
    done() {
      showToast('success', t('domain.added'));
      form.set('host', '');
    },
  });
  return (
    <Card title={t('domain.title')}>
      <Text size="sm" tone="faint">
        {t('domain.about')}
      </Text>
      {domains.length > 0 ? (
        <Stack as="ul" gap={10}>
          {domains.map(domain => (
            <DomainItem key={domain.id} domain={domain} />
          ))}
        </Stack>
      ) : (
        <Text tone="soft">{t('domain.none')}</Text>
      )}
      <Stack as="form" gap={4} {...form.props}>
        <FormField
          {...form.field('host')}
          label={t('domain.host')}
          placeholder="company.com"
          maxLength={253}
          autoComplete="off"
        />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('add', { ns: 'common' })} />
      </Stack>
    </Card>
  );
}
