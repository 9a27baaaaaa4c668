import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { type Command, commandGroups, commandKeys } from './key-commands.ts';
import styles from '../inbox.module.css';

const groups = Object.keys(commandGroups) as (keyof typeof commandGroups)[];
const shownKey = (key: string) => (key === 'Escape' ? 'Esc' : key === 'R' ? 'Shift R' : key);

/** All keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('inbox');
  const keysOf = (command: Command): readonly string[] => commandKeys[command];
  return (
    <FormDialog title={t('keys.title')} onClose={onClose} isWide>
      <div className={styles.keys}>
        {groups.map(group => (
          <section key={group}>
            <h3>{t(`keys.group.${group}`)}</h3>
            <dl>
              {commandGroups[group].map(command => (
                <div key={command}>
                  <dt>{t(`keys.${command}`)}</dt>
                  <dd>
                    {keysOf(command).map((key, at) => (
                      <span key={key}>
                        {at > 0 && ` ${t('keys.or')} `}
                        <kbd>{shownKey(key)}</kbd>
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </FormDialog>
  );
}
