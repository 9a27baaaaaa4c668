import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ShortLink } from '../../../../contract/links/short-links.ts';
import type { FoundCreator } from '../../../creators/shared/CreatorSearch.tsx';
import { ShortUrl } from '../../shared/ShortUrl.tsx';
import { MomentField } from '../../../ui/dates/fields/MomentField.tsx';
import { paths } from '../../../app/paths.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { LeaveGuard } from '../../../ui/overlays/LeaveGuard.tsx';
import { TagsField } from '../../../ui/forms/TagsField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { CreatorField } from './CreatorField.tsx';
import { fieldsOf, type LinkValues } from './link-values.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './LinkForm.module.css';
import { PlaceFields } from './PlaceFields.tsx';
import { useSaving, useUsed } from '../queries.ts';
import { TargetFields } from './TargetFields.tsx';
import { useLinkRules } from './use-link-rules.ts';

const maxTags = 10;
const tagLength = 40;

export interface MadeLink {
  id: number;
  shortUrl: string;
  name: string;
}

export interface LinkFormProps {
  /** The link to change; without it a new one is created. */
  link?: ShortLink;
  initial: LinkValues;
  creator: FoundCreator | null;
  onSaved: (saved: MadeLink) => void;
}

/** All fields of a link. Its short address is fixed at creation: shared links must keep working. */
export function LinkForm({ link, initial, creator: firstCreator, onSaved }: LinkFormProps) {
  const { t } = useTranslation('short-links');
  const { create, update } = useSaving();
  const { data: used } = useUsed();
  const rules = useLinkRules(initial);
  const [creator, setCreator] = useState(firstCreator);
  const saved = useRef<Pick<MadeLink, 'id' | 'shortUrl'>>(link);
  const form = useForm<LinkValues>({
    initial,
    rules: link ? { ...rules, code: () => undefined } : rules,
    async submit(values) {
      if (link) return update(link.id, fieldsOf(values, link));
      const domainId = Number(values.domainId) || null;
      saved.current = await create({ ...fieldsOf(values), domainId, code: values.code.trim() });
    },
    done({ name }) {
      if (saved.current) onSaved({ ...saved.current, name: name.trim() });
    },
  });
  const { field, values } = form;
  const { onBlur: _, ...expiry } = field('expiresAt');
  return (
    <Stack as="form" gap={14} shrink {...form.props}>
      <LeaveGuard when={form.isChanged} />
      <Stack
        as="section"
        gap={12}
        shrink
        p={20}
        border
        ground="surface"
        radius="panel"
        className={styles.card}
        aria-labelledby="link-target"
      >
        <h2 id="link-target">{t('form.target')}</h2>
        <FormField {...field('name')} label={t('form.name')} maxLength={100} autoComplete="off" />
        <TargetFields values={values} field={field} />
      </Stack>
      <Stack
        as="section"
        gap={12}
        shrink
        p={20}
        border
        ground="surface"
        radius="panel"
        className={styles.card}
        aria-labelledby="link-address"
      >
        <h2 id="link-address">{t('form.address')}</h2>
        {link ? (
          <div>
            <ShortUrl url={link.shortUrl} />
            <Text size="md" tone="soft" leading="relaxed" className={styles.about}>
              {t('form.addressStays')}
            </Text>
          </div>
        ) : (
          <PlaceFields domainId={field('domainId')} code={field('code')} />
        )}
        <div className={styles.half}>
          <MomentField
            label={t('form.expiresAt')}
            hint={t('form.expiresAtHint')}
            value={expiry.value}
            onChange={expiry.onChange}
            {...(expiry.error !== undefined && { error: expiry.error })}
          />
        </div>
      </Stack>
      <Stack
        as="section"
        gap={12}
        shrink
        p={20}
        border
        ground="surface"
        radius="panel"
        className={styles.card}
        aria-labelledby="link-about"
      >
        <h2 id="link-about">{t('form.more')}</h2>
        <CreatorField
          creator={creator}
          fault={field('creatorId').error}
          onChange={chosen => {
            setCreator(chosen);
            form.set('creatorId', chosen ? String(chosen.id) : '');
          }}
        />
        <TagsField
          {...field('tags')}
          label={t('form.tags')}
          hint={t('form.tagsHint', { max: maxTags })}
          suggestions={used?.tags ?? []}
          removeLabel={tag => t('form.removeTag', { tag })}
          max={maxTags}
          longest={tagLength}
        />
        <TextField {...field('description')} label={t('form.description')} rows={2} />
      </Stack>
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t(link ? 'form.save' : 'form.create')}>
        <Button
          component={Link}
          to={link ? paths.shortLink(link.id) : paths.shortLinks()}
          variant="default"
          size="md"
        >
          {t('form.cancel')}
        </Button>
      </FormEnd>
    </Stack>
  );
}
