import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fullCount } from '../../../../../contract/core/format.ts';
import { unreported } from '../../../../app/api.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { MailPart } from '../../../../ui/html-mail/MailPart.tsx';
import { Overlay } from '../../../../ui/overlays/Overlay.tsx';
import { readId } from '../../../../ui/tables/paging.ts';
import { Segments } from '../../../../ui/forms/choices/Segments.tsx';
import { StepCard } from '../../../../ui/page/StepCard.tsx';
import { useMailVariables } from '../../../../ui/rich-text/variables/use-mail-variables.ts';
import { Grid, Group, Text } from '../../../../ui/box/Box.tsx';
import styles from './preview.module.css';
import { usePreview, useRecipients } from '../queries.ts';
import { TestMail } from './TestMail.tsx';
import type { Draft } from '../task-drafts.ts';

const forms = ['html', 'text'] as const;

/** Steps through the recipients; the recipient and the round are in the address. */
export function MailPreview({ draft }: { draft: Draft }) {
  const { t } = useTranslation('mail-tasks');
  const { t: words } = useTranslation('mail-texts');
  const { t: shell } = useTranslation();
  const [params, setParams] = useSearchParams();
  const variables = useMailVariables();
  const labelOf = (missing: string) => variables.find(({ name }) => name === missing)?.label ?? missing;
  const [form, setForm] = useState<(typeof forms)[number]>('html');
  const { id, content, savedRevision } = draft;
  const place = readId(params.get('place')) ?? 1;
  const round = Math.min(readId(params.get('round')) ?? 1, content.rounds.length);
  const people = useRecipients(id, 'ok', place, 1);
  const recipient = people.data?.recipients[0];
  const { data, error, isError, isPlaceholderData, refetch } = usePreview(
    id,
    recipient?.id,
    round,
    savedRevision,
  );
  const total = people.data?.total ?? 0;

  function show(by: { place?: number; round?: number }) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ place, round, ...by })) next.set(name, String(value));
    setParams(next, { replace: true, preventScrollReset: true });
  }
  const button = { variant: 'default', size: 32 } as const;
  const message = unreported(error);
  if (people.data && !total)
    return (
      <StepCard title={t('preview.title')}>
        <EmptyState>{t('preview.nobody')}</EmptyState>
      </StepCard>
    );
  return (
    <StepCard title={t('preview.title')} about={t('preview.about')}>
      <Group gap={8} columnGap={16} justify="between" wrap>
        <Group inline gap={8} size="md" tone="soft">
          <ActionIcon
            {...button}
            disabled={place <= 1}
            aria-label={t('preview.previous')}
            onClick={() => show({ place: place - 1 })}
          >
            <IconChevronLeft size={16} stroke={1.6} />
          </ActionIcon>
          <span role="status">
            {t('preview.place', { place: fullCount(place), total: fullCount(total) })}
          </span>
          <ActionIcon
            {...button}
            disabled={place >= total}
            aria-label={t('preview.next')}
            onClick={() => show({ place: place + 1 })}
          >
            <IconChevronRight size={16} stroke={1.6} />
          </ActionIcon>
        </Group>
        {content.rounds.length > 1 && (
          <Segments
            label={t('rounds.label')}
            value={String(round)}
            options={content.rounds.map((_, at) => ({
              value: String(at + 1),
              label: at ? words('round', { round: at + 1 }) : words('first'),
            }))}
            onChange={value => show({ round: Number(value) })}
          />
        )}
        <Segments
          label={t('preview.form')}
          value={form}
          options={forms.map(value => ({ value, label: t(`preview.forms.${value}`) }))}
          onChange={setForm}
        />
      </Group>
      {isError ? (
        <ErrorState message={message} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton width="100%" height={460} />
      ) : (
        <Overlay isBusy={isPlaceholderData} label={shell('loading')}>
          <Grid as="dl" gap={4} columnGap={12} className={styles.lines}>
            <Text as="dt" size="md" tone="soft">
              {t('preview.from')}
            </Text>
            <Text as="dd" shrink breaks>
              <bdi>{data.from}</bdi>
            </Text>
            <Text as="dt" size="md" tone="soft">
              {t('preview.to')}
            </Text>
            <Text as="dd" shrink breaks>
              <bdi>{data.to}</bdi>
            </Text>
            <Text as="dt" size="md" tone="soft">
              {t('subject', { ns: 'common' })}
            </Text>
            <Text as="dd" shrink weight={600} breaks>
              {data.subject}
            </Text>
          </Grid>
          {data.missing.length > 0 && (
            <Text size="md" tone="warn">
              {t('preview.missing', { names: data.missing.map(labelOf).join(', ') })}
            </Text>
          )}
        </Overlay>
      )}
      {data && !isError && (
        <MailPart
          part={form}
          title={form === 'html' ? t('preview.frame', { to: data.to }) : t('preview.forms.text')}
          content={data[form]}
          height={460}
        />
      )}
      <TestMail draft={draft} round={round} recipientId={recipient?.id ?? null} />
    </StepCard>
  );
}
