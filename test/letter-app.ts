import { createLetter, saveLetter, sendLetter } from '../contract/letters.ts';
import type { Letter, LetterContent } from '../contract/letters.ts';
import { showLetter } from '../server/features/letters/show.ts';
import { keepMailFile } from '../server/features/mail-files/upload.ts';
import {
  findSender,
  setSender,
  type SenderChange,
  type SenderRow,
} from '../server/features/senders/queries.ts';
import type { TestApp } from './app.ts';
import { mailTaskApp, type MailTaskApp, type Who } from './mail-task-app.ts';

/** A team that writes letters. */
export interface LetterApp extends MailTaskApp {
  /** A new letter of mei's by the team's sender, saved once: revision 2. */
  write(content?: Partial<LetterContent>, who?: Who): Promise<number>;
  /** A new letter that waits for its moment. */
  sent(content?: Partial<LetterContent>, at?: string): Promise<number>;
  /** However long ago somebody signed in. */
  show(id: number, who?: Who): Promise<Letter>;
  /** Its address and whatever else stands in its row. */
  sender(): Promise<SenderRow>;
  changeSender(change: SenderChange): Promise<void>;
  /** @returns the id of a file that can go with a letter */
  file(name: string, bytes: Buffer): Promise<number>;
}

const someLetter: LetterContent = {
  to: 'Anna <anna@sink.example>',
  cc: '',
  bcc: '',
  subject: 'Hello',
  html: '<p>Hello Anna</p>',
  attachments: [],
  quotes: false,
  parts: [],
};

export async function letterApp(app: TestApp, options: { port?: number } = {}): Promise<LetterApp> {
  const team = await mailTaskApp(app, options);
  const write: LetterApp['write'] = async (content, who = 'mei') => {
    const { data } = await team.call(createLetter, { body: { kind: 'new' } }, who);
    const body = { content: { ...someLetter, ...content }, senderId: team.senderId, revision: 1 };
    await team.call(saveLetter, { params: { id: data.id }, body }, who);
    return data.id;
  };
  return {
    ...team,
    write,
    async sent(content, at) {
      const id = await write(content);
      const { code, msg } = await team.call(sendLetter, {
        params: { id },
        body: { revision: 2, ...(at && { at }) },
      });
      if (code) throw new Error(msg);
      return id;
    },
    show: (id, who = 'mei') => showLetter(app.database.db, team.ctxOf(who), id),
    async sender() {
      const row = await team.as(db => findSender(db, team.accounts.owner.teamId, team.senderId));
      if (!row) throw new Error('the team has no sender');
      return row;
    },
    changeSender: change => team.as(db => setSender(db, team.accounts.owner.teamId, team.senderId, change)),
    async file(name, bytes) {
      const file = { name, mediaType: 'application/pdf', bytes };
      return (await keepMailFile(app.database.db, team.ctxOf('mei'), 'attachment', file)).id;
    },
  };
}
