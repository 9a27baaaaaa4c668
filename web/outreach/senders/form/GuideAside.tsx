import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ProviderCode } from '../../../../contract/outreach/senders/mail-providers.ts';
import { paths } from '../../../app/paths.ts';
import { guidedProviders } from '../guides/steps/guided-providers.ts';
import { GuideSteps } from '../guides/steps/GuideSteps.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './SenderForm.module.css';

function GuideLink({ to, name }: { to: string; name: string }) {
  return (
    <Group
      as="a"
      inline
      gap={4}
      self="start"
      tone="accent"
      className={styles.out}
      href={to}
      target="_blank"
      rel="noreferrer"
    >
      {name}
      <IconExternalLink size={14} stroke={1.6} aria-hidden />
    </Group>
  );
}

/** The guide of the chosen provider, beside the form. */
export function GuideAside({ code }: { code: ProviderCode | null }) {
  const { t } = useTranslation('senders');
  const { t: guides } = useTranslation('mail-guides');
  const provider = guidedProviders.find(each => each.code === code);
  const title = t(provider?.secret === 'oauth' ? 'help.titleOauth' : 'help.title');
  return (
    <Stack
      as="aside"
      gap={12}
      shrink
      p={20}
      border
      ground="surface"
      className={styles.aside}
      aria-label={title}
    >
      <h2>{title}</h2>
      {provider ? (
        <>
          <GuideSteps text={guides(`${provider.code}.steps`)} />
          <GuideLink to={provider.path} name={t('help.full')} />
        </>
      ) : code === 'sandbox' ? (
        <Text tone="soft" leading="loose">
          {t('help.sandbox')}
        </Text>
      ) : (
        <>
          <Text tone="soft" leading="loose">
            {t(code === 'other' ? 'help.other' : 'help.pick')}
          </Text>
          <GuideLink to={paths.mailConfig()} name={t('help.overview')} />
        </>
      )}
    </Stack>
  );
}
