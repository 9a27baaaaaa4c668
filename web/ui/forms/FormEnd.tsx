import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Group, Text } from '../box/Box.tsx';
import danger from './danger.module.css';

export interface FormEndProps {
  /** The error of the form as a whole. */
  fault: string | undefined;
  isBusy: boolean;
  /** The text of the button. */
  submit: string;
  /** Full width, as on the pages before the sign-in. */
  isWide?: boolean;
  /** At the end of the line, as in dialogs: the submit button stands last. */
  atEnd?: boolean;
  disabled?: boolean;
  /** What it does cannot be undone. */
  isDangerous?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** The end of a form: its error and the submit button. */
export function FormEnd(props: FormEndProps) {
  const { fault, isBusy, submit, isWide, atEnd, disabled, isDangerous, children } = props;
  return (
    <>
      <div role="alert">
        {fault && (
          <Text size="md" tone="bad" mb={12} py={8} px={12} radius="control" ground="bad">
            {fault}
          </Text>
        )}
      </div>
      <Group gap={8} align="stretch" justify={atEnd ? 'end' : undefined} wrap>
        {atEnd && children}
        <Button
          type="submit"
          size="md"
          fullWidth={isWide}
          loading={isBusy}
          disabled={disabled}
          className={isDangerous ? danger.danger : undefined}
        >
          {submit}
        </Button>
        {!atEnd && children}
      </Group>
    </>
  );
}
