import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Pages in the background are woken once a second, so they work longer each time. */
const sliceMs = () => (document.hidden ? 800 : 12);
const numbersBetweenLooks = 256;

const firstWord = (text: string) => new DataView(sha256(utf8ToBytes(text)).buffer).getUint32(0);

/**
 * Finds a number with which the SHA-256 of `<challenge>:<number>` begins with so many zero bits (fewer than 32). Works in
 * slices, so that the page stays responsive. Browsers have SHA-256 of their own only on secure pages, and Starbridge also
 * runs by plain http in an office.
 */
export async function solveChallenge(challenge: string, bits: number): Promise<string> {
  let sliceEnd = performance.now() + sliceMs();
  for (let number = 0; ; number++) {
    if (firstWord(`${challenge}:${number}`) >>> (32 - bits) === 0) return String(number);
    if (number % numbersBetweenLooks || performance.now() < sliceEnd) continue;
    await new Promise<void>(resolve => {
      setTimeout(resolve);
    });
    sliceEnd = performance.now() + sliceMs();
  }
}
