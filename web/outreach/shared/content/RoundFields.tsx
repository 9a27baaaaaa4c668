import { useTranslation } from 'react-i18next';
import type { MailFile, MailRound } from '../../../../contract/outreach/mail-content.ts';
import type { Template } from '../../../../contract/outreach/mail-templates/mail-templates.ts';
import { unknownVariables } from '../../../../contract/core/mail/mail-variables.ts';
import { RichEditor } from '../../../ui/rich-text/RichEditor.tsx';
import { useMailVariables } from '../../../ui/rich-text/variables/use-mail-variables.ts';
import { VariableField } from '../../../ui/rich-text/variables/VariableField.tsx';
import { Attachments } from './Attachments.tsx';
import { keepPicture } from '../queries.ts';
import type { RoundChange } from './rounds.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './rounds.module.css';
import { PlainText } from './PlainText.tsx';
import { RoundTiming } from './RoundTiming.tsx';
import { TemplatePicker } from '../template-picker/TemplatePicker.tsx';

export interface RoundFieldsProps {
  round: MailRound;
  at: number;
  firstSubject: string;
  /** The data of attachments. */
  files: readonly MailFile[];
  onChange: (by: RoundChange) => void;
  onFiles: (files: readonly MailFile[]) => void;
}

const subjectLength = 300;
const stay = () => undefined;

/** The fields of a round: timing, template, subject, text and attachments. */
export function RoundFields(props: RoundFieldsProps) {
  const { round, at, firstSubject, files: known, onChange, onFiles } = props;
  const { t } = useTranslation('mail-tasks');
  const variables = useMailVariables();
  const isFollowUp = at > 0;
  const unknown = unknownVariables(round.subject);

  function take({ id, subject, html, text, attachments, files }: Template) {
    onFiles(files);
    onChange({ html, text, attachments, templateId: id, ...((subject || !isFollowUp) && { subject }) });
  }
  return (
    <Stack gap={6} className={styles.fields}>
      {isFollowUp && <RoundTiming round={round} onChange={onChange} />}
      <Group gap={8} justify="between" wrap mb={8}>
        <Text size="md" tone="soft" leading="relaxed">
          {t('body.about')}
        </Text>
        <TemplatePicker
          kind={isFollowUp ? 'followUp' : 'body'}
          isReplacing={Boolean(round.html || round.subject)}
          onPick={take}
        />
      </Group>
      <div data-goal="subject">
        <VariableField
          name="subject"
          label={t('subject', { ns: 'common' })}
          maxLength={subjectLength}
          variables={variables}
          value={round.subject}
          placeholder={isFollowUp && firstSubject ? t('rounds.re', { subject: firstSubject }) : undefined}
          hint={isFollowUp ? t('body.subjectHint') : undefined}
          error={unknown.length ? t('body.unknown', { names: unknown.join(', ') }) : undefined}
          onChange={subject => onChange({ subject })}
          onBlur={stay}
        />
      </div>
      <div data-goal="body" data-field="[contenteditable=true]">
        <RichEditor
          label={t('body.html')}
          value={round.html}
          variables={variables}
          minHeight={260}
          onPicture={keepPicture}
          onChange={html => onChange({ html })}
        />
      </div>
      <PlainText text={round.text} html={round.html} onChange={text => onChange({ text })} />
      <Attachments
        known={known}
        ids={round.attachments}
        onFiles={onFiles}
        onChange={change => onChange(now => ({ attachments: change(now.attachments) }))}
      />
    </Stack>
  );
}
