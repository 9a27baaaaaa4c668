import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errors } from '../../../contract/errors.ts';
import { CallError } from '../../api.ts';
import { PublicFrame } from '../../layout/PublicFrame.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useUnsubscribe } from './queries.ts';
import styles from './UnsubscribePage.module.css';

/** What is said, and below it what can be done; said anew it gets the focus, so that it is read out. */
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

const wrongCodes: readonly number[] = [errors.not_found.code, errors.invalid_request.code];

function Asked({ token }: { token: string }) {
  const { t } = useTranslation('suppressions');
  const { t: shell } = useTranslation();
  const { data, error, refetch, stopping } = useUnsubscribe(token);
  if (error) {
    const isWrong = error instanceof CallError && wrongCodes.includes(error.code);
    return isWrong ? (
      <Message title={t('page.wrongTitle')} about={t('page.wrong')} />
    ) : (
      <Message title={t('page.failedTitle')} about={t('page.failed')}>
        <Button variant="default" size="md" onClick={() => void refetch()}>
          {shell('retry')}
        </Button>
      </Message>
    );
  }
  if (!data) {
    return (
      <>
        <Bone width="70%" height={31} />
        <Bone width="100%" height={44} />
        <Bone width={120} height={42} />
      </>
    );
  }
  const { team, address } = data;
  if (data.unsubscribed || stopping.isSuccess)
    return <Message title={t('page.doneTitle')} about={t('page.done', { team, address })} />;
  return (
    <Message title={t('page.ask', { team })} about={t('page.about', { team, address })}>
      <Button size="md" loading={stopping.isPending} onClick={() => stopping.mutate()}>
        {t('page.confirm')}
      </Button>
    </Message>
  );
}

/** The page behind the link in a mail; opening it stops nothing, since scanners open links too. */
export default function UnsubscribePage() {
  const { t } = useTranslation('suppressions');
  const { token = '' } = useParams();
  useTitle(t('page.title'));
  return (
    <PublicFrame>
      <div className={styles.card}>
        <Asked key={token} token={token} />
      </div>
    </PublicFrame>
  );
}
