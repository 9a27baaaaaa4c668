import { withPatience, type ImapLink } from './imap-client.ts';
import type { OpenFolder, WithinFolder } from './imap-folder.ts';
import { MailboxFault, type Mailbox } from '../mailbox-access.ts';

/** An idle connection gets a command so often, ms: servers end it after 30 minutes (RFC 2177), routers earlier. */
const round = 9 * 60_000;

/**
 * Waits in the open folder (IDLE, RFC 2177) until the server announces a change, `stop` is aborted, or the server ends
 * the wait.
 * @returns whether new mail may have arrived
 */
async function idle(link: ImapLink, stop: AbortSignal): Promise<boolean> {
  const { client } = link;
  const wake = Promise.withResolvers<boolean>();
  const news = () => wake.resolve(true);
  const quiet = () => wake.resolve(false);
  client.on('exists', news).on('expunge', news).on('close', quiet);
  stop.addEventListener('abort', quiet);
  try {
    for (;;) {
      if (stop.aborted) return false;
      let timer: NodeJS.Timeout | undefined;
      const isOver = new Promise<'again'>(resolve => (timer = setTimeout(resolve, round, 'again')));
      const idling = client.idle().then(answer => (answer === false ? 'refused' : 'ended'));
      const outcome = await Promise.race([wake.promise, isOver, idling]).finally(() => clearTimeout(timer));
      // Any other command ends IDLE; this one also checks that the connection still works.
      await withPatience(link, async () => {
        await client.noop();
        await idling;
      });
      if (outcome === 'refused') throw new MailboxFault('folder', 'IDLE was refused');
      if (outcome !== 'again') return outcome !== false;
    }
  } finally {
    client.off('exists', news).off('expunge', news).off('close', quiet);
    stop.removeEventListener('abort', quiet);
  }
}

interface Waiting {
  /** Notes the folder's state at the last look. */
  know(folder: OpenFolder): void;
  forNews: Mailbox['waitForNews'];
}

/** Waits in the inbox; also reports mail that arrived between the last look and the wait. */
export function waitingIn(link: ImapLink, within: WithinFolder, inbox: string): Waiting {
  let known: Pick<OpenFolder, 'exists' | 'uidNext'> | null = null;
  const know = ({ exists, uidNext }: OpenFolder) => {
    known = { exists, uidNext };
  };

  async function untilStopped(stop: AbortSignal): Promise<boolean> {
    return within(inbox, { isFresh: true }, folder => {
      const before = known;
      know(folder);
      if (before && (before.exists !== folder.exists || before.uidNext !== folder.uidNext))
        return Promise.resolve(true);
      return idle(link, stop);
    });
  }

  return {
    know,
    async forNews(ms, signal) {
      const stop = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
      const stopped = new Promise<false>(resolve =>
        stop.addEventListener('abort', () => resolve(false), { once: true }),
      );
      if (stop.aborted) return false;
      // The caller does not wait until the server has ended IDLE; the next command does.
      return Promise.race([untilStopped(stop), stopped]);
    },
  };
}
