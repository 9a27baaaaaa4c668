import { z } from 'zod';

export const addresseeSchema = z.object({ name: z.string(), address: z.string() });
export type MailAddressee = z.output<typeof addresseeSchema>;

const mailPeopleSchema = z.object({
  to: z.array(addresseeSchema),
  cc: z.array(addresseeSchema),
  replyTo: z.array(addresseeSchema),
});
export type MailPeople = z.output<typeof mailPeopleSchema>;

export const receivedFileSchema = z.object({
  /** Its number among the parts of the mail. */
  part: z.int(),
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Programs and files that can contain them: offered only as a download, with a warning. */
  isDangerous: z.boolean(),
  /** Beyond the limit of what is stored: it is only in the mailbox itself. */
  isLeftOut: z.boolean(),
});
export type ReceivedFile = z.output<typeof receivedFileSchema>;

export const bounceFactsSchema = z.object({
  recipients: z.array(z.string()),
  permanence: z.enum(['hard', 'soft']).nullable(),
  status: z.string(),
  code: z.string(),
  /** The reason for a bounce, such as `mailboxFull`. */
  reason: z.string(),
  text: z.string(),
});
export type BounceFacts = z.output<typeof bounceFactsSchema>;
