import { z } from 'zod';

/** The largest amount that can be entered, in the smallest unit of its currency: sums of hundreds of them stay exact. */
const largestAmount = 10_000_000_000_000;
/** An amount as it is entered. What is read may be a sum, so it has no such limit. */
export const enteredAmount = z.int().min(0).max(largestAmount);
