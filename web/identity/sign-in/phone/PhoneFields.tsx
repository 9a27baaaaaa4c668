import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeWait } from '../../../session/code-wait.ts';
import { useSandboxMessages } from '../../../session/sandbox-messages.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import { askForCode, isPhoneRegistered } from '../queries.ts';
import { SandboxCode } from './SandboxCode.tsx';

/** The part of the form that these fields use. */
interface PhoneForm {
  field: (name: 'phone' | 'code') => FieldBinding;
  set: (name: 'code', value: string) => void;
  isRight: (name: 'phone') => boolean;
  blame: (name: 'phone', text: string) => void;
  showRefusal: (error: unknown) => void;
}

export interface PhoneFieldsProps {
  form: PhoneForm;
  label: string;
  /** Whether the phone must belong to an account, or to none. */
  mustBeRegistered: boolean;
}

/** A phone number and the code that proves its ownership. */
export function PhoneFields({ form, label, mustBeRegistered }: PhoneFieldsProps) {
  const { t } = useTranslation('identity');
  const place = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const sandbox = useSandboxMessages();
  const bound = form.field('phone');
  const phone = bound.value.trim();
  const isRight = form.isRight('phone');
  const wait = useCodeWait(phone);
  const isWaiting = wait.seconds > 0;

  const sent = isWaiting ? t('sms.sent') : undefined;
  const told = isWorking ? t('sms.checking') : sent;
  const hint = isRight ? told : t('sms.needsPhone');

  async function ask() {
    setAsking(true);
    try {
      if ((await isPhoneRegistered(phone)) !== mustBeRegistered) {
        form.blame('phone', t(mustBeRegistered ? 'fault.unregistered' : 'fault.registered'));
        return;
      }
      wait.start(await askForCode(phone, () => setWorking(true)));
      sandbox.refresh();
      place.current?.querySelector<HTMLInputElement>('[name=code]')?.focus();
    } catch (error) {
      form.showRefusal(error);
    } finally {
      setAsking(false);
      setWorking(false);
    }
  }

  return (
    <Stack as="div" gap={8} ref={place}>
      <FormField {...bound} label={label} type="tel" inputMode="numeric" autoComplete="tel-national" />
      <FormField
        {...form.field('code')}
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        hint={hint}
        endWidth={132}
        end={
          <Button
            size="compact-md"
            variant="subtle"
            loading={isAsking}
            disabled={!isRight || isWaiting}
            onClick={() => void ask()}
          >
            {isWaiting ? t('sms.again', { seconds: wait.seconds }) : t('sms.get')}
          </Button>
        }
      />
      {sandbox.messages && (
        <SandboxCode messages={sandbox.messages} phone={phone} onPick={code => form.set('code', code)} />
      )}
    </Stack>
  );
}
