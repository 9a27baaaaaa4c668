import { Button } from '@mantine/core';
import { IconDownload, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { qrMark } from '../../../contract/links/link-kinds.ts';
import type { ShortLink } from '../../../contract/links/short-links.ts';
import { drawQr } from '../../ui/copy/qr-drawing.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { QrCode } from '../../ui/copy/QrCode.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { Segments } from '../../ui/forms/choices/Segments.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { qrPng, qrSvg, readLogo } from './qr-file.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import { ShortUrl } from './ShortUrl.tsx';

const sizes = ['256', '512', '1024'] as const;
const pictures = 'image/png,image/jpeg,image/webp';

export interface QrDialogProps {
  link: Pick<ShortLink, 'name' | 'code' | 'shortUrl'>;
  onClose: () => void;
}

/** The content of the code: the address with a mark that distinguishes scans from clicks. */
export const qrText = (shortUrl: string) => `${shortUrl}?${qrMark}`;

/** A link's QR code to view and download, with an optional logo in the middle. Needs the texts `short-links`. */
export function QrDialog({ link, onClose }: QrDialogProps) {
  const { t } = useTranslation('short-links');
  const chooser = useRef<HTMLInputElement>(null);
  const [logo, setLogo] = useState<string>();
  const [size, setSize] = useState<(typeof sizes)[number]>('512');
  const text = qrText(link.shortUrl);
  const fileName = `${link.code}-qr`;

  async function saveSvg() {
    const svg = qrSvg(await drawQr(text, Boolean(logo)), logo);
    saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${fileName}.svg`);
  }
  async function savePng() {
    saveFile(await qrPng(await drawQr(text, Boolean(logo)), Number(size), logo), `${fileName}-${size}.png`);
  }
  function choose(file: File | undefined) {
    if (!file) return;
    readLogo(file).then(setLogo, () => showToast('error', t('qr.noPicture', { name: file.name })));
  }
  return (
    <FormDialog title={t('qr.title', { name: link.name })} onClose={onClose}>
      <Stack gap={16}>
        <Stack gap={10} align="center" shrink>
          <QrCode text={text} label={t('qr.picture', { url: text })} size={224} logo={logo} />
          <ShortUrl url={link.shortUrl} />
        </Stack>
        <Group gap={8} wrap>
          <Button
            variant="default"
            leftSection={<IconPhotoPlus size={16} stroke={1.6} aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            {t(logo ? 'qr.changeLogo' : 'qr.addLogo')}
          </Button>
          {logo && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconX size={16} stroke={1.6} aria-hidden />}
              onClick={() => setLogo(undefined)}
            >
              {t('qr.removeLogo')}
            </Button>
          )}
          <input
            ref={chooser}
            hidden
            type="file"
            accept={pictures}
            aria-label={t('qr.addLogo')}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              // Lets the user choose the same file again.
              currentTarget.value = '';
            }}
          />
          <Text size="sm" tone="faint" leading="relaxed" full>
            {t('qr.logoHint')}
          </Text>
        </Group>
        <Group gap={8} wrap>
          <Segments
            label={t('qr.size')}
            value={size}
            options={sizes.map(value => ({ value, label: t('qr.pixels', { size: value }) }))}
            onChange={setSize}
          />
          <Group gap={8} align="stretch" wrap>
            <Button
              leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
              onClick={() => void savePng()}
            >
              {t('qr.png')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
              onClick={() => void saveSvg()}
            >
              {t('qr.svg')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </FormDialog>
  );
}
