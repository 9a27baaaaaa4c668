import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { closeToast, currentToast, holdToast, onToastChange, resumeToast } from './toast.ts';
import { Group } from '../box/Box.tsx';
import styles from './ToastHost.module.css';

const icons = { success: IconCircleCheck, warning: IconAlertTriangle, error: IconExclamationCircle };

/** The region of the toast. Always rendered, so that screen readers announce its content. */
export function ToastHost() {
  const { t } = useTranslation();
  const toast = useSyncExternalStore(onToastChange, currentToast);
  const Icon = toast ? icons[toast.kind] : null;
  return (
    <div className={styles.host} role="status" aria-live={toast?.kind === 'error' ? 'assertive' : 'polite'}>
      {toast && Icon && (
        <Group
          gap={10}
          tone="ink"
          border
          radius="card"
          ground="raised"
          key={toast.id}
          className={styles.toast}
          data-kind={toast.kind}
          // One that comes up below a resting pointer goes, and gives free what it lies on.
          onMouseMove={({ movementX, movementY }) => (movementX || movementY) && holdToast()}
          onMouseLeave={resumeToast}
          onFocus={holdToast}
          onBlur={resumeToast}
        >
          <Icon size={18} aria-hidden className={styles.icon} />
          <span>{toast.text}</span>
          {toast.actions.map(({ text, onPress }) => (
            <Button
              key={text}
              variant="default"
              size="compact-sm"
              className={styles.action}
              onClick={() => {
                closeToast();
                onPress();
              }}
            >
              {text}
            </Button>
          ))}
          <CloseButton size="sm" aria-label={t('close')} onClick={closeToast} />
        </Group>
      )}
    </div>
  );
}
