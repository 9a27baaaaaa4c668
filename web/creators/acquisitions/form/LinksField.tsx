import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { acquisitionLimits } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { useSettingsOfSite } from '../../../layout/queries.ts';
import { LineResults } from '../../../ui/feedback/LineResults.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import pasted from '../../../ui/forms/pasted-lines.module.css';
import styles from './form.module.css';
import { linesIn } from './new-acquisition.ts';
import { type Tried, useTry } from '../queries.ts';
import { useSampleLinks } from '../../../layout/sandbox/sandbox-queries.ts';

/** Milliseconds without typing. */
const pause = 400;

/** What would become of each line, and the room left in the plan. */
function Check({ tried: { named, lines, room } }: { tried: Tried }) {
  const { t } = useTranslation('acquisitions');
  const number = (count: number) => ({ count, number: fullCount(count) });
  return (
    <>
      <Text weight={600} tone={named ? 'good' : undefined}>
        {t('check.named', number(named))}
      </Text>
      <LineResults isTry results={lines} reasonText={each => t(`reason.${each}`)} />
      {named > room && <p data-tone="warn">{t('check.overRoom', number(room))}</p>}
    </>
  );
}

/** Links of a platform, checked while they are typed. */
export function LinksField({ platform, field }: { platform: Platform; field: FieldBinding }) {
  const { t } = useTranslation('acquisitions');
  const { data: site } = useSettingsOfSite();
  const samples = useSampleLinks(links =>
    field.onChange([field.value.trimEnd(), ...links].filter(Boolean).join('\n')),
  );
  const lines = linesIn(field.value);
  const [asked] = useDebouncedValue(field.value, pause);
  const isAsked = lines > 0 && lines <= acquisitionLimits.links && linesIn(asked) > 0;
  const { data, isFetching } = useTry(isAsked ? { platform, kind: 'links', links: asked } : null);
  const isChecking = isAsked && (isFetching || asked !== field.value);
  return (
    <div className={pasted.lines}>
      <TextField
        {...field}
        label={t('form.links')}
        hint={t('form.linksHint', { max: acquisitionLimits.links })}
        rows={7}
      />
      {site?.sandbox && (
        <Button
          className={styles.samples}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconWand size={15} stroke={1.6} aria-hidden />}
          loading={samples.isPending}
          onClick={() => samples.mutate(platform)}
        >
          {t('form.samples')}
        </Button>
      )}
      <Stack
        gap={6}
        size="md"
        mt={6}
        className={`${pasted.check} ${styles.check}`}
        role="status"
        data-stale={isChecking || undefined}
      >
        {isAsked && data && <Check tried={data} />}
        {isChecking && !data && <p>{t('check.looking')}</p>}
      </Stack>
    </div>
  );
}
