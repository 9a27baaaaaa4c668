import { z } from 'zod';

/**
 * The days that a caller may name. No work lies outside of them, and near the years 0 and 9999 a time zone or a day
 * more leads out of what PostgreSQL and JavaScript can write.
 */
export const dayLimits = { first: '1970-01-01', last: '2199-12-31' } as const;

const firstMoment = Date.parse(`${dayLimits.first}T00:00:00Z`);
const lastMoment = Date.parse(`${dayLimits.last}T23:59:59.999Z`);

/** Checked on the way in only: what was stored before there were limits is still shown. */
function limited(schema: z.ZodType<string, string>) {
  return z.codec(schema, schema, {
    decode: (value, { issues }) => {
      const at = Date.parse(value);
      const about = { origin: 'date', inclusive: true, input: value } as const;
      if (at < firstMoment) issues.push({ code: 'too_small', minimum: firstMoment, ...about });
      if (at > lastMoment) issues.push({ code: 'too_big', maximum: lastMoment, ...about });
      return value;
    },
    encode: value => value,
  });
}

/** A day that a caller names, `yyyy-MM-dd`: for every day in what an endpoint or a reader of files takes. */
export const namedDay = limited(z.iso.date());

/** A moment that a caller names, in UTC. */
export const namedMoment = limited(z.iso.datetime());

/** A moment that a source names, with an offset. */
export const offsetMoment = limited(z.iso.datetime({ offset: true }));

/** The day of a limit in an issue of zod about dates. */
export const dayOfLimit = (limit: unknown): string => new Date(Number(limit)).toISOString().slice(0, 10);
