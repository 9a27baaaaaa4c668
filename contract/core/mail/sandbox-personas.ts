import { z } from 'zod';

/** How sample creators react to mail, in percent; the rest never opens it. */
export const personasSchema = z.object({
  reply: z.int().min(0).max(100),
  autoReply: z.int().min(0).max(100),
  bounce: z.int().min(0).max(100),
  read: z.int().min(0).max(100),
});
export type Personas = z.output<typeof personasSchema>;
