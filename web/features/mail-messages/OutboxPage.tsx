import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fullCount } from '../../../contract/format.ts';
import { limits } from '../../../contract/limits.ts';
import { CallError } from '../../api.ts';
import { Bone } from '../../ui/Bone.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useTitle } from '../../ui/use-title.ts';
import styles from './detail.module.css';
import { MessagePanel } from './MessagePanel.tsx';
import { anyMessage, hasFilter, type OutboxState, readOutbox, writeOutbox } from './outbox-state.ts';
import { OutboxFilters } from './OutboxFilters.tsx';
import { OutboxTable } from './OutboxTable.tsx';
import { useOutbox } from './queries.ts';

/** Every message that went out or tried to, newest first; the whole question stands in the address. */
export default function OutboxPage() {
  const { t } = useTranslation('mail-messages');
  useTitle(t('outbox.title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readOutbox(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useOutbox(state);
  const change = (by: Partial<OutboxState>) =>
    setParams(writeOutbox({ ...state, ...by }), { preventScrollReset: true });
  const isFiltered = hasFilter(state);
  const instead = isError ? (
    <ErrorState
      message={error instanceof CallError && !error.told ? error.message : undefined}
      onRetry={() => void refetch()}
    />
  ) : data && !data.messages.length ? (
    <EmptyState
      actions={
        isFiltered && (
          <Button variant="default" onClick={() => change({ ...anyMessage, page: 1 })}>
            {t('filter.clearAll')}
          </Button>
        )
      }
    >
      {isFiltered ? t('outbox.noneFound') : t('outbox.none')}
    </EmptyState>
  ) : undefined;
  return (
    <div className={styles.page}>
      <header className={styles.title}>
        <h1>{t('outbox.title')}</h1>
        <p>{t('outbox.about')}</p>
      </header>
      <OutboxFilters state={state} onChange={by => change({ page: 1, message: null, ...by })} />
      <p className={styles.total} role="status">
        {data
          ? t('outbox.total', { count: data.total, number: fullCount(data.total) })
          : !isError && <Bone width={90} height={19} />}
      </p>
      <OutboxTable
        messages={data?.messages}
        isStale={isPlaceholderData}
        activeId={state.message}
        linkTo={message => ({ search: writeOutbox({ ...state, message }).toString() })}
        instead={instead}
      />
      <Pager
        page={state.page}
        pages={Math.max(1, Math.ceil((data?.total ?? 0) / state.size))}
        size={state.size}
        sizes={limits.pageSizes}
        onPage={page => change({ page })}
        onSize={size => change({ size, page: 1 })}
      />
      {state.message !== null && (
        <MessagePanel
          key={state.message}
          messageId={state.message}
          onClose={() => change({ message: null })}
        />
      )}
    </div>
  );
}
