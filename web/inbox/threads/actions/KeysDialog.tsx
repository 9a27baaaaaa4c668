import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { type Command, commandGroups, commandKeys } from './key-commands.ts';
import { Grid, Text } from '../../../ui/box/Box.tsx';
import styles from '../inbox.module.css';

const groups = Object.keys(commandGroups) as (keyof typeof commandGroups)[];
const shownKey = (key: string) => (key === 'Escape' ? 'Esc' : key === 'R' ? 'Shift R' : key);

/** All keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('inbox');
  const keysOf = (command: Command): readonly string[] => commandKeys[command];
  return (
    <FormDialog title={t('keys.title')} onClose={onClose} isWide>
      <Grid gap={18} columnGap={40} className={styles.keys}>
        {groups.map(group => (
          <section key={group}>
            <Text as="h3" size="lg" mb={6}>
              {t(`keys.group.${group}`)}
            </Text>
            <dl>
              {commandGroups[group].map(command => (
                <div key={command}>
                  <Text as="dt" tone="soft">
                    {t(`keys.${command}`)}
                  </Text>
                  <Text as="dd" size="sm" tone="faint" nowrap>
                    {keysOf(command).map((key, at) => (
                      <span key={key}>
                        {at > 0 && ` ${t('keys.or')} `}
                        <Text as="kbd" tone="ink" radius="tag" ground="surface">
                          {shownKey(key)}
                        </Text>
                      </span>
                    ))}
                  </Text>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Grid>
    </FormDialog>
  );
}
