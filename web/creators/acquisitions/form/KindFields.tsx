import { useTranslation } from 'react-i18next';
import { acquisitionKinds } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { platforms } from '../../../layout/search/platform-names.ts';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './form.module.css';
import { kindFor, kindIn, platformIn, wayOf } from './new-acquisition.ts';
import type { Way } from '../queries.ts';
import { useSourceName, useWhen } from '../use-text.ts';

function WayText({ way }: { way: Way | undefined }) {
  const { t } = useTranslation('acquisitions');
  const when = useWhen();
  const source = useSourceName()(way?.source ?? null);
  if (!way) return null;
  if (way.kind === 'like') return way.source ? t('ways.like', { source }) : t('ways.likeAlone');
  if (way.state === 'ready' || way.state === 'noSource') return t(`ways.${way.state}`, { source });
  return way.freeAt
    ? t(`ways.${way.state}Until`, { source, at: when(way.freeAt) })
    : t(`ways.${way.state}`, { source });
}

export interface KindFieldsProps {
  ways: readonly Way[];
  platform: FieldBinding;
  kind: FieldBinding;
}

/** The platform and the kind of input; each with the source that would be asked, and whether that is possible now. */
export function KindFields({ ways, platform, kind }: KindFieldsProps) {
  const { t } = useTranslation('acquisitions');
  const chosen = platformIn({ platform: platform.value });
  function choosePlatform(value: string) {
    platform.onChange(value);
    const now = { platform: platformIn({ platform: value }), kind: kindIn({ kind: kind.value }) };
    kind.onChange(kindFor(ways, now));
  }
  return (
    <Stack className={styles.choices}>
      <RadioField
        {...platform}
        label={t('form.platform')}
        appearance="tiles"
        options={platforms.map(each => ({ value: each, label: platformNames[each] }))}
        onChange={choosePlatform}
      />
      <RadioField
        {...kind}
        label={t('form.kind')}
        options={acquisitionKinds.map(each => {
          const way = wayOf(ways, { platform: chosen, kind: each });
          return {
            value: each,
            disabled: way?.state === 'noSource',
            label: (
              <Grid as="span" gap={0} columnGap={10} align="baseline" className={styles.kind}>
                <Text as="b" weight={600}>
                  {t(`kind.${each}`)}
                </Text>{' '}
                <Text as="span" size="md" tone="soft">
                  {t(`kindAbout.${each}`)}
                </Text>{' '}
                <Text as="span" size="md" tone="soft" className={styles.way} data-state={way?.state}>
                  <WayText way={way} />
                </Text>
              </Grid>
            ),
          };
        })}
      />
    </Stack>
  );
}
