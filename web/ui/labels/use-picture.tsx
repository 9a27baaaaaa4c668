import { useEffect, useState, type ReactNode } from 'react';
import styles from './use-picture.module.css';

/** Pixels. The server answers so narrow while it fetches a picture from its source, and where there is none. */
const coming = 1;
const none = 2;
/** Milliseconds from one try to the next. */
const pauses = [2000, 4000, 10_000];

export interface ShownPicture {
  /** Lies over the positioned element that it is put into; null if there is nothing to load. */
  image: ReactNode;
  /** Show a stand-in: there is no picture, or not yet. */
  isMissing: boolean;
}

/** Loads a picture of this server when its place comes into view. @param src others' addresses are not loaded */
export function usePicture(src: string | undefined): ShownPicture {
  const isOurs = src?.startsWith('/') ?? false;
  const [seen, setSeen] = useState({ src, width: 0, tries: 0 });
  const { width, tries } = seen.src === src ? seen : { width: 0, tries: 0 };
  const pause = isOurs && width === coming ? pauses[tries] : undefined;
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(() => setSeen({ src, width: coming, tries: tries + 1 }), pause);
    return () => clearTimeout(timer);
  }, [src, tries, pause]);
  if (!isOurs) return { image: null, isMissing: true };
  const image = (
    <img
      className={styles.picture}
      src={tries ? `${src}&try=${tries}` : src}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={event => setSeen({ src, width: event.currentTarget.naturalWidth, tries })}
      onError={() => setSeen({ src, width: none, tries })}
    />
  );
  return { image, isMissing: width === coming || width === none };
}
