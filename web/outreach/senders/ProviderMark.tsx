import { IconAt } from '@tabler/icons-react';
import type { ProviderCode } from '../../../contract/outreach/senders/mail-providers.ts';
import { Text } from '../../ui/box/Box.tsx';
import styles from './ProviderMark.module.css';

/** Letters in place of the providers' logos, which are their property. */
const letters: Partial<Record<ProviderCode, string>> = {
  gmail: 'G',
  outlook: 'O',
  '163': '163',
  alimail: '阿',
  qq: 'QQ',
  sina: '浪',
  feishu: '飞',
  dingtalk: '钉',
};

export function ProviderMark({ code }: { code: ProviderCode }) {
  return (
    <Text
      as="span"
      fixed
      size="lg"
      weight={600}
      tone="accent"
      ground="accent"
      className={styles.mark}
      aria-hidden
    >
      {letters[code] ?? <IconAt size={18} stroke={1.8} />}
    </Text>
  );
}
