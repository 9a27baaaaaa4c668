import { z } from 'zod';
import { realtimeCodes } from './realtime-channel.ts';

/** Null means that some may have been missed: pages that show them reload all. */
const id = z.int().nullable();

/** The JSON body of a message. It contains only ids: the data is fetched by calls. */
export const realtimeMessageSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal(realtimeCodes.takenOver) }),
  z.object({ code: z.literal(realtimeCodes.ended) }),
  z.object({ code: z.literal(realtimeCodes.notification), id }),
  z.object({ code: z.literal(realtimeCodes.work), id }),
  z.object({ code: z.literal(realtimeCodes.plan) }),
  z.object({ code: z.literal(realtimeCodes.mailTask), id }),
  z.object({ code: z.literal(realtimeCodes.sender), id }),
  z.object({ code: z.literal(realtimeCodes.thread), id }),
  z.object({ code: z.literal(realtimeCodes.mailbox), id }),
  z.object({ code: z.literal(realtimeCodes.oneToOneEmail), id }),
  z.object({ code: z.literal(realtimeCodes.visits), id }),
  z.object({ code: z.literal(realtimeCodes.acquisition), id }),
  z.object({ code: z.literal(realtimeCodes.campaign), id }),
  z.object({ code: z.literal(realtimeCodes.order), id }),
  z.object({ code: z.literal(realtimeCodes.renewed) }),
]);
export type RealtimeMessage = z.output<typeof realtimeMessageSchema>;
