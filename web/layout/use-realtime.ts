import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { realtimeCodes } from '../../contract/core/realtime-channel.ts';
import type { RealtimeMessage } from '../../contract/core/realtime.ts';
import { connectRealtime } from '../realtime/connect-realtime.ts';
import { endSessionHere, refreshTokens, renewSession, takeOver } from '../session/session.ts';
import { onTokensChange, readTokens } from '../session/tokens.ts';
import {
  acquisitionsKey,
  campaignsKey,
  inboxKey,
  emailsKey,
  homeKey,
  mailboxesKey,
  mailTasksKey,
  type Notifications,
  notificationsKey,
  ordersKey,
  sendersKey,
  shortLinksKey,
  backgroundTasksKey,
} from './queries.ts';

/** Milliseconds: a running mail task sends many events per second; its pages reload once. */
const gatherFor = 500;
/** The home page shows something of everything: it reloads its figures a little after the others. */
const gatherHomeFor = 3000;
/** Codes of what the home page shows. */
const shownAtHome: readonly number[] = [
  realtimeCodes.mailTask,
  realtimeCodes.sender,
  realtimeCodes.thread,
  realtimeCodes.campaign,
];
/** Visits arrive continuously, so their pages reload at most once a second. */
const gatherVisitsFor = 1000;

/**
 * Listens to the server while the layout is mounted, and reloads what its events name.
 * @returns whether the connection is open
 */
export function useRealtime(): boolean {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const token = () => readTokens().access;
    const renew = (queryKey: string[]) => void queries.invalidateQueries({ queryKey });
    const gathered = new Map<string[], ReturnType<typeof setTimeout>>();
    const renewSoon = (queryKey: string[], within = gatherFor) => {
      if (gathered.has(queryKey)) return;
      const timer = setTimeout(() => {
        gathered.delete(queryKey);
        renew(queryKey);
      }, within);
      gathered.set(queryKey, timer);
    };
    /** An account that becomes the main account, or ceases to be it, gets another menu. */
    async function notice(id: number | null): Promise<void> {
      await queries.invalidateQueries({ queryKey: notificationsKey });
      const known = queries.getQueryData<Notifications>(notificationsKey)?.notifications;
      if (known?.find(each => each.id === id)?.kind === 'team.handedOver') await renewSession();
    }
    function take(message: RealtimeMessage): void {
      const { code } = message;
      if (shownAtHome.includes(code)) renewSoon(homeKey, gatherHomeFor);
      if (message.code === realtimeCodes.notification) void notice(message.id);
      else if (code === realtimeCodes.work) renew(backgroundTasksKey);
      else if (code === realtimeCodes.mailTask) renewSoon(mailTasksKey);
      else if (code === realtimeCodes.sender) renewSoon(sendersKey);
      else if (code === realtimeCodes.thread) renewSoon(inboxKey);
      else if (code === realtimeCodes.mailbox) renewSoon(mailboxesKey);
      else if (code === realtimeCodes.oneToOneEmail) renewSoon(emailsKey);
      else if (code === realtimeCodes.visits) renewSoon(shortLinksKey, gatherVisitsFor);
      else if (code === realtimeCodes.acquisition) renewSoon(acquisitionsKey);
      else if (code === realtimeCodes.campaign) renewSoon(campaignsKey);
      else if (code === realtimeCodes.order) renew(ordersKey);
      else if (code === realtimeCodes.plan) {
        void renewSession().then(() => renew([]));
      } else if (code === realtimeCodes.ended) endSessionHere();
      else if (code === realtimeCodes.takenOver) {
        // Any request would be refused from now on.
        onlineManager.setOnline(false);
        takeOver();
      }
    }
    /** If a refresh does not help, the next call finds out why and shows it. */
    async function goOn(): Promise<void> {
      if (!(await refreshTokens(token()))) renew(notificationsKey);
    }
    const connection = connectRealtime({
      token,
      onMessage: take,
      onState(state) {
        setLive(state === 'connected');
        if (state === 'refused') void goOn();
        if (state === 'connected') {
          renew(notificationsKey);
          renew(backgroundTasksKey);
          renew(mailTasksKey);
          renew(sendersKey);
          renew(inboxKey);
          renew(mailboxesKey);
          renew(emailsKey);
          renew(shortLinksKey);
          renew(acquisitionsKey);
          renew(campaignsKey);
          renew(ordersKey);
          renew(homeKey);
        }
      },
    });
    const forget = onTokensChange(() => connection.tokenChanged());
    return () => {
      forget();
      connection.stop();
      gathered.forEach(clearTimeout);
      onlineManager.setOnline(true);
    };
  }, [queries]);
  return isLive;
}
