import { useComputedColorScheme } from '@mantine/core';
import { currentLang } from '../../i18n/lang.ts';
import styles from './ProductPicture.module.css';

/** `e2e/take-pictures.ts` takes them from the demo world, in both languages and colour schemes. */
type PictureName = 'search' | 'figures' | 'mail' | 'inbox' | 'campaigns' | 'links' | 'returns';

export interface ProductPictureProps {
  name: PictureName;
  /** What is to be seen. */
  alt: string;
  /** It is in sight as soon as the page is there. */
  isFirst?: boolean;
}

const addressOf = (name: string) => new URL(`./pictures/${name}.webp`, import.meta.url).href;

/** The product as it is, with sample data. Its place is reserved, and it is loaded when somebody scrolls to it. */
export function ProductPicture({ name, alt, isFirst = false }: ProductPictureProps) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return (
    <img
      className={styles.picture}
      src={addressOf(`${name}-${currentLang}-${scheme}`)}
      alt={alt}
      width={1200}
      height={800}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
