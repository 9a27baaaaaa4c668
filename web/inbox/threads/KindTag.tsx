import { useTranslation } from 'react-i18next';
import type { MailKind } from '../../../contract/core/mail/mail-kinds.ts';
import { currentLang } from '../../i18n/lang.ts';
import { Tag } from '../../ui/labels/Tag.tsx';
import { dayText } from '../../ui/dates/short-moment.ts';
import { kindTones } from './thread-text.ts';

/** What a mail is, in a word and a colour; of an automatic reply also when somebody is back. */
export function KindTag({ kind, returnsOn }: { kind: MailKind; returnsOn?: string | null }) {
  const { t } = useTranslation('inbox');
  return (
    <>
      <Tag tone={kindTones[kind]}>{t(`kind.${kind}`)}</Tag>
      {returnsOn && <Tag>{t('why.returns', { day: dayText(returnsOn, currentLang) })}</Tag>}
    </>
  );
}
