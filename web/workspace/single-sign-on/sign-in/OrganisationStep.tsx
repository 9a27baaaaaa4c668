import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { startSingleSignOn } from '../../../../contract/workspace/single-sign-on.ts';
import { call } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { FormPage } from '../../../identity/sign-in/FormPage.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import { goToProvider } from '../kept-flow.ts';

/** Good enough to spare a call; the server knows which domains there are. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Asks for the work address, whose domain leads to the provider of its organisation. */
export function OrganisationStep() {
  const { t } = useTranslation('single-sign-on');
  useTitle(t('signIn.title'));
  const [query] = useSearchParams();
  const next = query.get('next') ?? '';
  const form = useForm({
    initial: { email: '' },
    rules: {
      email: value =>
        (!value.trim() && t('signIn.missing')) || (!address.test(value.trim()) && t('signIn.wrong')),
    },
    async submit({ email }) {
      const body = { email: email.trim(), next };
      goToProvider(await call(startSingleSignOn, { body, signsIn: true, errorDisplay: 'page' }));
    },
  });
  return (
    <FormPage
      title={t('signIn.title')}
      about={t('signIn.about')}
      foot={
        <Text as={Link} tone="accent" to={paths.signIn(next)}>
          {t('signIn.byPassword')}
        </Text>
      }
    >
      <Stack as="form" gap={8} {...form.props}>
        <FormField
          {...form.field('email')}
          label={t('signIn.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="name@company.com"
          maxLength={254}
        />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('signIn.submit')} isWide />
      </Stack>
    </FormPage>
  );
}
