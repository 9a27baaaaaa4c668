import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ShortLink } from '../../../contract/links/short-links.ts';
import { useNoChange } from '../shared/use-no-change.ts';
import { withoutScheme } from '../shared/without-scheme.ts';
import { paths } from '../../app/paths.ts';
import { copyText } from '../../ui/copy/copy-text.ts';
import { type MenuAction, MoreMenu } from '../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../ui/feedback/toast.ts';

export interface LinkMenuProps {
  link: ShortLink;
  onAsk: (act: 'qr' | 'delete', link: ShortLink) => void;
}

/** The actions on a link of the table. */
export function LinkMenu({ link, onAsk }: LinkMenuProps) {
  const { t } = useTranslation('short-links');
  const navigate = useNavigate();
  const noChange = useNoChange()(link);
  const { id, name, shortUrl, mine } = link;
  const copy = () =>
    void copyText(shortUrl).then(() => showToast('success', t('copied', { url: withoutScheme(shortUrl) })));
  const reason = (text: string | undefined): Pick<MenuAction, 'reason'> =>
    text === undefined ? {} : { reason: text };
  return (
    <MoreMenu
      label={t('menu.open', { name })}
      actions={[
        [
          { text: t('menu.figures'), onChoose: () => void navigate(paths.shortLink(id)) },
          { text: t('menu.copy'), onChoose: copy },
          { text: t('menu.qr'), onChoose: () => onAsk('qr', link) },
          {
            text: t('edit', { ns: 'common' }),
            onChoose: () => void navigate(paths.editShortLink(id)),
            ...reason(noChange),
          },
        ],
        [
          {
            text: t('delete', { ns: 'common' }),
            isDangerous: true,
            onChoose: () => onAsk('delete', link),
            ...reason(mine ? undefined : t('notYours')),
          },
        ],
      ]}
    />
  );
}
