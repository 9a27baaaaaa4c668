import { useTranslation } from 'react-i18next';
import { readAddressLine } from '../../../../contract/inbox/address-lines.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './email-list.module.css';

/** The recipients in a table cell: the first, and the number of others. */
export function Addressees({ line }: { line: string }) {
  const { t } = useTranslation('one-to-one-emails');
  const { addressees } = readAddressLine(line);
  const [first] = addressees;
  const more = addressees.length - 1;
  if (!first) {
    return (
      <Text as="bdi" block truncate className={styles.cut} title={line}>
        {line || t('list.nobody')}
      </Text>
    );
  }
  const { name, address } = first;
  const others = more > 0 && t('list.more', { count: more, number: fullCount(more) });
  return (
    <div title={line}>
      <Text as="bdi" block truncate className={styles.cut}>
        {name || address}
      </Text>
      <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
        {name && <bdi dir="ltr">{address}</bdi>}
        {name && others && ' · '}
        {others}
      </Text>
    </div>
  );
}
