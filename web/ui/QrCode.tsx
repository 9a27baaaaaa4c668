import { useEffect, useState } from 'react';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** What a phone reads. */
  text: string;
  /** What a screen reader says in place of the picture. */
  label: string;
  /** Pixels, the light margin included. */
  size?: number;
}

interface Drawn {
  /** Modules along a side, with the margin of four that readers want. */
  side: number;
  path: string;
}

const margin = 4;

async function draw(text: string): Promise<Drawn> {
  const { default: qrcode } = await import('qrcode');
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const dark = [...modules.data.keys()].filter(at => modules.data[at]);
  const path = dark.map(
    at => `M${margin + (at % modules.size)} ${margin + Math.floor(at / modules.size)}h1v1h-1z`,
  );
  return { side: modules.size + 2 * margin, path: path.join('') };
}

/** A QR code, dark on light also where the page is dark: not all phones read the reverse. */
export function QrCode({ text, label, size = 168 }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isWanted = true;
    void draw(text).then(done => isWanted && setDrawn(done));
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <div className={styles.code} style={{ width: size, height: size }}>
      {drawn && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawn.side} ${drawn.side}`}
          shapeRendering="crispEdges"
        >
          <path d={drawn.path} />
        </svg>
      )}
    </div>
  );
}
