import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { email } from '../../../../contract/core/patterns.ts';
import type { ProviderCode } from '../../../../contract/outreach/senders/mail-providers.ts';
import type { Sender } from '../../../../contract/outreach/senders/senders.ts';
import { paths } from '../../../app/paths.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useSenderCalls } from '../queries.ts';
import {
  inputOf,
  isHost,
  isOtherAccess,
  isPort,
  isWithin,
  paceRanges,
  type SenderValues,
  valuesOf,
} from './sender-values.ts';

export interface SenderFormOptions {
  /** The sender to change; undefined for a new one. */
  sender: Sender | undefined;
  initial: SenderValues;
  /** Providers that support OAuth here. */
  oauth: readonly ProviderCode[];
}

/** The form of a sender; continues with its verification. */
export function useSenderForm({ sender, initial, oauth }: SenderFormOptions) {
  const { t } = useTranslation('senders');
  const navigate = useNavigate();
  const { create, update, startOauth } = useSenderCalls();
  /** The new sender exists even if a later step fails. */
  const bound = useRef(sender?.id);
  const allowAt = useRef('');
  const host = (value: string) =>
    value.trim() ? !isHost(value) && t('form.wrongHost') : t('form.missingHost');
  const port = (value: string) => !isPort(value.trim()) && t('form.wrongPort');
  const pace = (name: keyof typeof paceRanges) => (value: string) => {
    const [from, to] = paceRanges[name];
    return !isWithin(value, [from, to]) && t('form.wrongNumber', { from, to: to.toLocaleString('en-US') });
  };
  const wantsVerification = (values: SenderValues) =>
    sender?.state !== 'verified' || isOtherAccess(valuesOf(sender), values);

  const form = useForm<SenderValues>({
    initial,
    rules: {
      provider: value => !value && t('form.missingProvider'),
      address: value => !email.test(value.trim()) && t('form.wrongAddress'),
      secret: (value, { auth }) =>
        auth === 'password' && !value && !sender?.hasSecret && t('form.missingSecret'),
      name: value => !value.trim() && t('form.missingName'),
      replyTo: value => !email.test(value.trim()) && t('form.wrongAddress'),
      username: value => !value.trim() && t('form.missingUsername'),
      smtpHost: host,
      imapHost: host,
      smtpPort: port,
      imapPort: port,
      'pace.dailyLimit': pace('pace.dailyLimit'),
      'pace.gapSeconds': pace('pace.gapSeconds'),
      'pace.jitterSeconds': pace('pace.jitterSeconds'),
      'pace.domainHourlyLimit': pace('pace.domainHourlyLimit'),
    },
    async submit(values) {
      const input = inputOf(values);
      if (bound.current === undefined) bound.current = (await create(input)).id;
      else await update(bound.current, input);
      const isToAllow = input.auth === 'oauth' && (wantsVerification(values) || !sender?.hasSecret);
      allowAt.current = isToAllow ? (await startOauth(bound.current)).url : '';
    },
    done(values) {
      if (allowAt.current) return location.assign(allowAt.current);
      showToast('success', t(sender ? 'form.saved' : 'form.added', { address: values.address.trim() }));
      const isNext = wantsVerification(values) && bound.current !== undefined;
      void navigate(paths.senders(isNext ? `verify=${bound.current}` : ''));
    },
  });

  return {
    ...form,
    oauth,
    /** Sets several fields at once. */
    apply: (changes: Partial<SenderValues>): void => {
      for (const [name, value] of Object.entries(changes)) form.set(name as keyof SenderValues, value);
    },
    /** The text of the submit button. */
    ending: !wantsVerification(form.values)
      ? t('form.saveOnly')
      : form.values.auth === 'oauth'
        ? t('form.saveOauth')
        : t('form.save'),
  };
}

export type SenderForm = ReturnType<typeof useSenderForm>;
