import { Button, Popover } from '@mantine/core';
import { IconDatabase } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import { OriginTable } from './OriginTable.tsx';
import { useOrigins } from './queries.ts';
import styles from './origins.module.css';

/** A pointer that only passes by opens nothing. */
const restMs = 250;

/** Shows where a creator's data comes from: while the pointer rests on it, or after a press. */
export function OriginsButton({ creator, children }: { creator: CreatorParams; children: ReactNode }) {
  const { t } = useTranslation('refreshes');
  const [state, setState] = useState<'closed' | 'shown' | 'kept'>('closed');
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = useOrigins(creator, state !== 'closed');
  const isKept = state === 'kept';
  return (
    <span
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        rest.current = setTimeout(() => setState(now => (now === 'closed' ? 'shown' : now)), restMs);
      }}
      onPointerLeave={() => {
        clearTimeout(rest.current);
        setState(now => (now === 'shown' ? 'closed' : now));
      }}
    >
      {children}{' '}
      <Popover
        width="min(560px, calc(100vw - 24px))"
        position="bottom-start"
        opened={state !== 'closed'}
        onChange={isOpen => !isOpen && setState('closed')}
        trapFocus={isKept}
        returnFocus={isKept}
      >
        <Popover.Target>
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconDatabase size={14} stroke={1.6} aria-hidden />}
            onClick={() => setState(isKept ? 'closed' : 'kept')}
          >
            {t('origins.button')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={styles.words} aria-label={t('origins.button')} tabIndex={-1}>
          <OriginTable query={query} />
        </Popover.Dropdown>
      </Popover>
    </span>
  );
}
