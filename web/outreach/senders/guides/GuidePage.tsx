import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { currentLang } from '../../../i18n/lang.ts';
import { PublicFrame } from '../../../layout/public/PublicFrame.tsx';
import { paths } from '../../../app/paths.ts';
import { Crumbs } from '../../../ui/navigation/Crumbs.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { guideAt, guidedProviders, type GuidedProvider, type GuideCode } from './steps/guided-providers.ts';
import { GuideList } from './steps/GuideList.tsx';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './GuidePage.module.css';
import words from './steps/guides.module.css';
import { GuideSteps } from './steps/GuideSteps.tsx';
import { Remedies } from './steps/Remedies.tsx';
import { ServerLines } from './ServerLines.tsx';
import { Button } from '@mantine/core';
import { hasToken } from '../../../session/session.ts';

/** Leads from a guide to the form for this mailbox, through the sign-in if needed. */
function BindButton({ code }: { code: GuideCode }) {
  const { t } = useTranslation('mail-guides');
  const form = paths.senders(`provider=${code}`);
  return (
    <Button component={Link} to={hasToken() ? form : paths.signIn(form)} fullWidth>
      {t(hasToken() ? 'guide.bind' : 'guide.signInToBind')}
    </Button>
  );
}

function OtherGuides({ provider }: { provider: GuidedProvider }) {
  const { t } = useTranslation('mail-guides');
  return (
    <Grid as="nav" gap={2} columnGap={8} className={styles.others} aria-label={t('guide.all')}>
      {guidedProviders.map(each => (
        <Text
          as={Link}
          size="md"
          tone="soft"
          key={each.code}
          to={each.path}
          aria-current={each === provider ? 'page' : undefined}
        >
          {each.name[currentLang]}
        </Text>
      ))}
    </Grid>
  );
}

function Guide({ provider }: { provider: GuidedProvider }) {
  const { t } = useTranslation('mail-guides');
  const { code } = provider;
  const name = provider.name[currentLang];
  useTitle(t('guide.title', { name }));
  return (
    <Grid as="article" align="start" className={styles.guide}>
      <header className={`${styles.head} ${words.guideHead}`}>
        <Crumbs above={[{ name: t('overview.title'), to: paths.mailConfig() }]}>{name}</Crumbs>
        <h1>{t('guide.title', { name })}</h1>
        <Text size="2xl" tone="soft" leading="loose" mt={12}>
          {t(`${code}.lead`)}
        </Text>
      </header>
      <Stack shrink className={styles.words}>
        <section className={words.section} aria-labelledby="steps">
          <h2 id="steps">{t('guide.stepsTitle')}</h2>
          <GuideSteps text={t(`${code}.steps`)} />
          <Text size="md" tone="soft" leading="relaxed" className={words.updated}>
            {t('guide.updated')}
          </Text>
        </section>
        <section className={words.section} aria-labelledby="errors">
          <h2 id="errors">{t('guide.errorsTitle')}</h2>
          <Remedies text={t(`${code}.errors`)} />
        </section>
        <section className={words.section} aria-labelledby="limits">
          <h2 id="limits">{t('guide.limitsTitle')}</h2>
          <GuideList text={t(`${code}.limits`)} />
        </section>
      </Stack>
      <Stack as="aside" gap={20} className={styles.side} aria-label={t('guide.serversTitle')}>
        <Stack gap={14} p={20} border ground="surface" radius="panel" className={styles.card}>
          <h2>{t('guide.serversTitle')}</h2>
          <p className={words.about}>{t('guide.serversAbout')}</p>
          <ServerLines provider={provider} />
          <BindButton code={code} />
          <p className={words.about}>{t('guide.bindAbout')}</p>
        </Stack>
        <OtherGuides provider={provider} />
      </Stack>
    </Grid>
  );
}

/** The setup guide of a provider, named in the address. */
export default function GuidePage() {
  const provider = guideAt(useLocation().pathname);
  if (!provider) return <Navigate to={paths.mailConfig()} replace />;
  return (
    <PublicFrame>
      <Guide key={provider.code} provider={provider} />
    </PublicFrame>
  );
}
