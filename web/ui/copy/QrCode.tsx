import { useEffect, useState } from 'react';
import { Box } from '../box/Box.tsx';
import styles from './QrCode.module.css';
import { drawQr, pathOf, pictureOn, type QrDrawing } from './qr-drawing.ts';

export interface QrCodeProps {
  /** The content of the code. */
  text: string;
  /** The description for screen readers. */
  label: string;
  /** Pixels, including the light margin. */
  size?: number;
  /** A picture for the middle, as a data URL. */
  logo?: string | undefined;
}

/** A QR code, dark on light in every theme: not all phones read inverted codes. */
export function QrCode({ text, label, size = 168, logo }: QrCodeProps) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  const hasPlate = Boolean(logo);
  useEffect(() => {
    let isWanted = true;
    void drawQr(text, hasPlate).then(done => isWanted && setDrawing(done));
    return () => {
      isWanted = false;
    };
  }, [text, hasPlate]);
  const place = drawing?.plate && pictureOn(drawing.plate);
  return (
    <Box fixed clip border radius="card" className={styles.code} style={{ width: size, height: size }}>
      {drawing && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawing.side} ${drawing.side}`}
          shapeRendering="crispEdges"
        >
          <path d={pathOf(drawing)} />
          {place && logo && (
            <image href={logo} x={place.at} y={place.at} width={place.side} height={place.side} />
          )}
        </svg>
      )}
    </Box>
  );
}
