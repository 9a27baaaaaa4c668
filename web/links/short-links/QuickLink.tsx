import { Button, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { copyText } from '../../ui/copy/copy-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import { withoutScheme } from '../shared/without-scheme.ts';
import { emptyLink, fieldsOf, urlFault } from './form/link-values.ts';
import { useSaving } from './queries.ts';
import { nameOfTarget, wholeAddress } from './quick-link.ts';
import styles from './ShortLinksPage.module.css';

/** An address is pasted, and Enter makes its short link and copies it; everything else is in the whole form. */
export function QuickLink() {
  const { t } = useTranslation('short-links');
  const { create } = useSaving();
  const form = useForm({
    initial: { targetUrl: '' },
    rules: {
      targetUrl(typed) {
        const fault = urlFault(wholeAddress(typed), true);
        return fault && t(`fault.url.${fault}`);
      },
    },
    async submit({ targetUrl: typed }) {
      const targetUrl = wholeAddress(typed);
      const fields = fieldsOf({ ...emptyLink, targetUrl, name: nameOfTarget(targetUrl) });
      const { shortUrl } = await create({ ...fields, domainId: null, code: '' });
      form.set('targetUrl', '');
      const url = withoutScheme(shortUrl);
      // A browser may refuse the clipboard to a page that waited for an answer; the link is in the list then.
      await copyText(shortUrl).then(
        () => showToast('success', t('quick.copied', { url })),
        () => showToast('success', t('quick.made', { url })),
      );
    },
  });
  const { onChange, onBlur: _, error, ...field } = form.field('targetUrl');
  return (
    <Group
      as="form"
      gap={8}
      align="start"
      wrap
      {...form.props}
      className={styles.quick}
      aria-label={t('quick.title')}
    >
      <Box grow shrink className={styles.paste}>
        <TextInput
          {...field}
          size="md"
          type="url"
          inputMode="url"
          autoComplete="off"
          aria-label={t('quick.label')}
          placeholder={t('quick.placeholder')}
          leftSection={<IconLink size={18} stroke={1.6} aria-hidden />}
          error={error}
          onChange={event => onChange(event.currentTarget.value)}
        />
        {form.fault && (
          <Text size="sm" tone="bad" mt={4} role="alert">
            {form.fault}
          </Text>
        )}
      </Box>
      <Button type="submit" size="md" loading={form.isBusy}>
        {t('quick.make')}
      </Button>
      <Button
        component={Link}
        to={paths.newShortLink(
          form.values.targetUrl.trim() &&
            new URLSearchParams({ targetUrl: wholeAddress(form.values.targetUrl) }).toString(),
        )}
        size="md"
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.6} aria-hidden />}
      >
        {t('quick.more')}
      </Button>
    </Group>
  );
}
