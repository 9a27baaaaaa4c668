import { z } from 'zod';
import { realtimeCodes } from './realtime-channel.ts';

/** Null says that some may have been missed: whoever shows them asks again for all. */
const id = z.int().nullable();

/** The JSON body of a message. It carries ids only: what they stand for is fetched by its own call. */
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
  z.object({ code: z.literal(realtimeCodes.letter), id }),
  z.object({ code: z.literal(realtimeCodes.visits), id }),
  z.object({ code: z.literal(realtimeCodes.acquisition), id }),
  z.object({ code: z.literal(realtimeCodes.campaign), id }),
  z.object({ code: z.literal(realtimeCodes.order), id }),
]);
export type RealtimeMessage = z.output<typeof realtimeMessageSchema>;
