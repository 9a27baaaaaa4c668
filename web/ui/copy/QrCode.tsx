import { useEffect, useState } from 'react';
import styles from './QrCode.module.css';
import { drawQr, pathOf, pictureOn, type QrDrawing } from './qr-drawing.ts';

export interface QrCodeProps {
  /** What a phone reads. */
  text: string;
  /** What a screen reader says in place of the picture. */
  label: string;
  /** Pixels, the light margin included. */
  size?: number;
  /** A picture for the middle, as a data address. */
  logo?: string | undefined;
}

/** A QR code, dark on light also where the page is dark: not all phones read the reverse. */
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
    <div className={styles.code} style={{ width: size, height: size }}>
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
    </div>
  );
}
