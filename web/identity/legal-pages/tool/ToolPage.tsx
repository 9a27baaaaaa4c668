import { Button } from '@mantine/core';
import { IconArrowLeft, IconCopy, IconBookmark } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { bookmarkletFor } from './bookmarklet.ts';
import { Box, Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './ToolPage.module.css';
import { ToolPicture } from './ToolPicture.tsx';
import { type MouseEvent, useCallback } from 'react';
import { paths } from '../../../app/paths.ts';

/** A link to drag to the bookmarks bar; a click only explains that. */
function BookmarkLink({ code }: { code: string }) {
  const { t } = useTranslation('standing');
  // React refuses `javascript:` addresses for safety; this one is intended, so it is set directly.
  const place = useCallback((link: HTMLAnchorElement | null) => link?.setAttribute('href', code), [code]);
  const explain = (event: MouseEvent) => {
    event.preventDefault();
    showToast('warning', t('tool.dragMe'));
  };
  return (
    <Group
      as="a"
      inline
      gap={8}
      weight={600}
      py={0}
      px={18}
      radius="control"
      ref={place}
      href={paths.tool()}
      className={styles.bookmark}
      draggable
      onClick={explain}
    >
      <IconBookmark size={18} stroke={1.8} aria-hidden />
      {t('tool.bookmark')}
    </Group>
  );
}

const steps = ['show', 'drag', 'click'] as const;
const platforms = [
  { id: 'tiktok', name: 'TikTok' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'instagram', name: 'Instagram' },
] as const;

/** Over plain http, browsers offer no clipboard; a selected field can still be copied by hand. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** The bookmarklet that looks up the creator of the current page, and how to install it. */
export default function ToolPage() {
  const { t } = useTranslation('standing');
  const { t: shell } = useTranslation();
  useTitle(t('tool.title'));
  const code = bookmarkletFor(location.origin, t('tool.notCreator'));
  const copy = () => void copyText(code).then(() => showToast('success', shell('copied', { ns: 'common' })));
  return (
    <article className={styles.page}>
      <Text as="h1" size="4xl">
        {t('tool.title')}
      </Text>
      <Text tone="soft" leading="loose" className={styles.lead}>
        {t('tool.lead')}
      </Text>
      <Grid cols={2} border ground="surface" className={styles.take}>
        <Group gap={10} columnGap={14} wrap shrink className={styles.drag}>
          <BookmarkLink code={code} />
          <Group as="span" inline gap={6} tone="soft" className={styles.hint}>
            <IconArrowLeft size={16} stroke={1.8} aria-hidden />
            {t('tool.bookmarkHint')}
          </Group>
        </Group>
        <Stack gap={10} align="start" shrink className={styles.copy}>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
            onClick={copy}
          >
            {t('tool.copy')}
          </Button>
          <p>{t('tool.copyAbout')}</p>
        </Stack>
      </Grid>
      <section className={styles.part} aria-labelledby="steps">
        <Text as="h2" size="2xl" mb={12} id="steps">
          {t('tool.stepsTitle')}
        </Text>
        <Grid as="ol" gap={14} className={styles.steps}>
          {steps.map(step => (
            <li key={step}>
              <Text as="h3" size="lg">
                {t(`tool.steps.${step}.title`)}
              </Text>
              <p>{t(`tool.steps.${step}.text`)}</p>
            </li>
          ))}
        </Grid>
        <ToolPicture />
      </section>
      <section className={styles.part} aria-labelledby="where">
        <Text as="h2" size="2xl" mb={12} id="where">
          {t('tool.worksTitle')}
        </Text>
        <Box as="dl" border ground="surface" className={styles.works}>
          {platforms.map(({ id, name }) => (
            <Grid gap={2} columnGap={16} key={id}>
              <Text as="dt" weight={600}>
                {name}
              </Text>
              <Text as="dd" tone="soft" breaks>
                {t(`tool.works.${id}`)}
              </Text>
            </Grid>
          ))}
        </Box>
        <Text size="md" tone="soft" leading="relaxed" mt={8}>
          {t('tool.elsewhere')}
        </Text>
        <Text size="md" tone="soft" leading="relaxed" mt={8}>
          {t('tool.safe')}
        </Text>
      </section>
    </article>
  );
}
