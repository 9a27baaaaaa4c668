import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { qrText, QrDialog } from '../../shared/QrDialog.tsx';
import { paths } from '../../../app/paths.ts';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { QrCode } from '../../../ui/copy/QrCode.tsx';
import type { MadeLink } from './LinkForm.tsx';
import { Group, Stack } from '../../../ui/box/Box.tsx';
import styles from './LinkForm.module.css';

/** A new link, ready to be shared. */
export function LinkMade({ made, onAgain }: { made: MadeLink; onAgain: () => void }) {
  const { t } = useTranslation('short-links');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const { id, name, shortUrl } = made;
  return (
    <Stack gap={16} align="center" border ground="surface" className={styles.made}>
      <h1 ref={heading} tabIndex={-1}>
        {t('made.title', { name })}
      </h1>
      <QrCode text={qrText(shortUrl)} label={t('qr.picture', { url: qrText(shortUrl) })} size={180} />
      <CopyLine
        label={t('made.address')}
        text={shortUrl}
        words={{ copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) }}
      />
      <Group gap={8} align="stretch" justify="center" wrap>
        <Button component={Link} to={paths.shortLink(id)}>
          {t('made.figures')}
        </Button>
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('made.qr')}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {t('made.again')}
        </Button>
        <Button component={Link} to={paths.shortLinks()} variant="default">
          {t('made.list')}
        </Button>
      </Group>
      {isOpened && (
        <QrDialog
          link={{ name, shortUrl, code: shortUrl.slice(shortUrl.lastIndexOf('/') + 1) }}
          onClose={() => setOpened(false)}
        />
      )}
    </Stack>
  );
}
