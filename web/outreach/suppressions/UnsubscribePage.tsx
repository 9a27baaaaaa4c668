import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isMissing } from '../../app/api.ts';
import type { Namespace } from '../../i18n/texts.ts';
import { ReaderPage } from '../../layout/public/ReaderPage.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { Stack } from '../../ui/box/Box.tsx';
import styles from './UnsubscribePage.module.css';
import { useUnsubscribe } from './use-unsubscribe.ts';

/** A message with its buttons; a new message gets the focus, so that screen readers read it. */
function Message({ title, about, children }: { title: string; about: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(title);
  useEffect(() => {
    if (first.current !== title) heading.current?.focus();
    first.current = title;
  }, [title]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{about}</p>
      {children}
    </>
  );
}

function Params({ token }: { token: string }) {
  const { t } = useTranslation('unsubscribe');
  const { t: shell } = useTranslation();
  const { shown, stop } = useUnsubscribe(token);
  if (shown.isPending) {
    return (
      <>
        <Skeleton width="70%" height={31} />
        <Skeleton width="100%" height={44} />
        <Skeleton width={120} height={42} />
      </>
    );
  }
  if (shown.isError) {
    return isMissing(shown.error) ? (
      <Message title={t('wrongTitle')} about={t('wrong')} />
    ) : (
      <Message title={t('failedTitle')} about={t('failed')}>
        <Button variant="default" size="md" onClick={() => void shown.refetch()}>
          {shell('retry')}
        </Button>
      </Message>
    );
  }
  const { team, address, unsubscribed } = shown.data;
  if (unsubscribed) return <Message title={t('doneTitle')} about={t('done', { team, address })} />;
  return (
    <Message title={t('ask', { team })} about={t('about', { team, address })}>
      <Button size="md" loading={stop.isPending} onClick={() => stop.mutate()}>
        {t('confirm')}
      </Button>
    </Message>
  );
}

const texts: readonly Namespace[] = ['unsubscribe'];

function Unsubscribe() {
  const { t } = useTranslation('unsubscribe');
  const { token = '' } = useParams();
  useTitle(t('title'));
  return (
    <Stack gap={14} align="start" border ground="surface" breaks className={styles.card}>
      <Params key={token} token={token} />
    </Stack>
  );
}

/** The page of the unsubscribe link; opening it changes nothing, since scanners open links too. */
export default function UnsubscribePage() {
  return (
    <ReaderPage texts={texts}>
      <Unsubscribe />
    </ReaderPage>
  );
}
