import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readLetters, writeLetters } from './letter-tabs.ts';
import { useBeginLetter } from '../queries.ts';

/** Creates an email and opens it beside the list. */
export function NewLetterButton() {
  const { t } = useTranslation('letters');
  const [params, setParams] = useSearchParams();
  const begin = useBeginLetter(letter => setParams(writeLetters({ ...readLetters(params), letter })));
  return (
    <Button
      leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
      loading={begin.isPending}
      onClick={() => begin.mutate({ kind: 'new' })}
    >
      {t('compose')}
    </Button>
  );
}
