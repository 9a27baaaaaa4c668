import { Text } from '../../../../ui/box/Box.tsx';
import styles from './guides.module.css';
import { spansOf } from './guide-text.ts';

/** A line of a guide with the provider's screen texts highlighted; links open in a new tab. */
export function GuideLine({ text }: { text: string }) {
  return spansOf(text).map(({ text: words, isShown, href }, at) => {
    if (isShown) return <b key={at}>{words}</b>;
    if (!href) return words;
    return (
      <Text
        as="a"
        tone="accent"
        key={at}
        className={styles.link}
        href={href}
        target="_blank"
        rel="noreferrer"
      >
        {words}
      </Text>
    );
  });
}
