import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Platform } from '../../../contract/core/platform.ts';
import { readerLangOf } from '../../../contract/core/mail/reader-langs.ts';
import { platformNames } from '../../layout/search/platform-names.ts';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { CheckboxField } from '../../ui/forms/choices/CheckboxField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './creator-page.module.css';
import { connect, type OwnPage } from './queries.ts';

export interface ConsentFormProps {
  token: string;
  page: OwnPage;
  platform: Platform;
  onCancel: () => void;
}

/** What will be read and what the creator agrees to, before the platform's own page. */
export function ConsentForm({ token, page, platform, onCancel }: ConsentFormProps) {
  const { t, i18n } = useTranslation('creator-page');
  const name = platformNames[platform];
  const form = useForm<{ consentEdition: boolean }>({
    initial: { consentEdition: false },
    rules: { consentEdition: value => !value && t('consent.needed') },
    async submit() {
      const lang = readerLangOf(i18n.language);
      const { url } = await connect(token, { platform, consentEdition: page.consentEdition, lang });
      location.assign(url);
    },
  });
  return (
    <Stack
      as="form"
      gap={10}
      leading="relaxed"
      p={14}
      border
      radius="card"
      ground="head"
      className={styles.consent}
      {...form.props}
    >
      <Text as="h4" size="lg">
        {t('sees.title')}
      </Text>
      <Stack as="ul" gap={6} tone="soft">
        {t(`sees.${platform}`)
          .split('\n')
          .map(line => (
            <li key={line}>{line}</li>
          ))}
      </Stack>
      <Group as="p" gap={2} columnGap={14} align="stretch" wrap size="md" tone="faint" leading="relaxed">
        {t(`note.${platform}`)}
      </Group>
      <CheckboxField {...form.field('consentEdition')}>
        {t('consent.words', { platform: name, team: page.teamName })}{' '}
        <small>{t('consent.edition', { edition: page.consentEdition })}</small>
      </CheckboxField>
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('consent.go', { platform: name })}>
        <Button variant="default" size="md" onClick={onCancel}>
          {t('consent.cancel')}
        </Button>
      </FormEnd>
    </Stack>
  );
}
