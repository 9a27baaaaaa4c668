import { useTranslation } from 'react-i18next';
import type { MailKind } from '../../../contract/core/mail/mail-kinds.ts';
import { currentLang } from '../../i18n/lang.ts';
import { Tag } from '../../ui/labels/Tag.tsx';
import { dayText } from '../../ui/dates/short-moment.ts';
import { kindTones } from './thread-text.ts';

/** The kind of a mail, as a coloured word; an auto-reply also shows the date of return. */
export function KindTag({ kind, returnsOn }: { kind: MailKind; returnsOn?: string | null }) {
  const { t } = useTranslation('inbox');
  return (
    <>
      <Tag tone={kindTones[kind]}>{t(`kind.${kind}`)}</Tag>
      {returnsOn && <Tag>{t('why.returns', { day: dayText(returnsOn, currentLang) })}</Tag>}
    </>
  );
}
