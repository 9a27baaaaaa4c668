import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readerLangNames, readerLangs } from '../../../../../contract/core/mail/reader-langs.ts';
import { LinkField } from '../../../shared/link-field/LinkField.tsx';
import { usesLink } from '../../../shared/content/rounds.ts';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { StepCard } from '../../../../ui/page/StepCard.tsx';
import { CheckboxLine } from '../../../../ui/forms/choices/CheckboxLine.tsx';
import { isCcFaulty } from '../compose-steps.ts';
import type { Draft } from '../task-drafts.ts';
import { Grid, Stack } from '../../../../ui/box/Box.tsx';
import styles from './content.module.css';

const ccLength = 2000;
const stay = () => undefined;

/** Settings of all rounds: cc, short link, language of the product's own texts, tracking, footer. */
export function MailSettings({ draft: { content, change } }: { draft: Draft }) {
  const { t } = useTranslation('mail-tasks');
  const { lang, cc, rounds, linkId, tracking, unsubscribeFooter } = content;
  /** No error is shown while the user is still typing. */
  const [isTyping, setTyping] = useState(false);
  return (
    <StepCard title={t('settings.title')}>
      <Grid gap={10} columnGap={32} className={styles.settings}>
        <Stack gap={10}>
          <div data-goal="cc">
            <FormField
              name="cc"
              label={t('settings.cc')}
              hint={t('settings.ccHint')}
              maxLength={ccLength}
              autoComplete="off"
              value={cc}
              error={!isTyping && isCcFaulty(cc) ? t('settings.ccFault') : undefined}
              onChange={value => {
                setTyping(true);
                change({ cc: value });
              }}
              onBlur={() => setTyping(false)}
            />
          </div>
          <LinkField
            value={linkId ?? null}
            isUsed={rounds.some(usesLink)}
            onChange={chosen => change({ linkId: chosen })}
          />
          <SelectField
            name="lang"
            label={t('settings.lang')}
            hint={t('settings.langHint')}
            value={lang}
            error={undefined}
            options={readerLangs.map(value => ({ value, label: readerLangNames[value] }))}
            onChange={value => change({ lang: readerLangs.find(each => each === value) ?? lang })}
            onBlur={stay}
          />
        </Stack>
        <Stack gap={10}>
          <CheckboxLine
            about={t('settings.opensAbout')}
            value={tracking.opens}
            onChange={opens => change({ tracking: { ...tracking, opens } })}
          >
            {t('settings.opens')}
          </CheckboxLine>
          <CheckboxLine
            about={t('settings.clicksAbout')}
            value={tracking.clicks}
            onChange={clicks => change({ tracking: { ...tracking, clicks } })}
          >
            {t('settings.clicks')}
          </CheckboxLine>
          <div data-goal="footer">
            <CheckboxLine
              about={t('settings.footerAbout')}
              value={unsubscribeFooter}
              onChange={value => change({ unsubscribeFooter: value })}
            >
              {t('settings.footer')}
            </CheckboxLine>
          </div>
        </Stack>
      </Grid>
    </StepCard>
  );
}
