import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { helpLinks } from '../help-links.ts';
import { Group, Stack } from '../../../ui/box/Box.tsx';
import styles from '../dialogs.module.css';

/** Where to get a credential, the permission it needs, and with whom it shares its quota. */
export function CredentialHelp({ code, callbackUrl }: { code: SourceCode; callbackUrl: string }) {
  const { t } = useTranslation('sources');
  if (code === 'files' || code === 'oembed') return null;
  const links = Object.entries(helpLinks[code] ?? {});
  return (
    <Stack
      gap={6}
      size="md"
      tone="soft"
      py={12}
      px={14}
      radius="control"
      ground="hover"
      mb={14}
      breaks
      className={styles.help}
    >
      <p>{t(`help.${code}.where`)}</p>
      <p>{t(`help.${code}.needs`)}</p>
      <p>{t(`help.${code}.group`)}</p>
      {code.endsWith('_own') && (
        <>
          <p>{t('form.callback')}</p>
          <CopyLine
            label={t('form.callback')}
            text={callbackUrl}
            words={{ copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) }}
          />
        </>
      )}
      <Group as="p" gap={4} columnGap={16} align="stretch" wrap className={styles.links}>
        {links.map(([name, href]) => (
          <Group as="a" inline gap={4} tone="accent" key={name} href={href} target="_blank" rel="noreferrer">
            {t(`links.${name as 'console'}`)}
            <IconExternalLink size={14} aria-hidden />
          </Group>
        ))}
      </Group>
    </Stack>
  );
}
