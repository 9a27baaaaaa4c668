/** The first 64 and 8 primes give the constants and the start of SHA-256 (FIPS 180-4): bits of their roots. */
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every(prime => n % prime)) primes.push(n);
const fraction = (root: number) => (root % 1) * 2 ** 32;
const constants = Int32Array.from(primes, prime => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), prime => fraction(Math.sqrt(prime)));

const schedule = new Int32Array(64);
const at = (words: Int32Array, place: number) => words[place] ?? 0;
const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/**
 * The first 32 bits of the SHA-256 of one block. Written out, because browsers have SHA-256 only on secure pages, and
 * Starbridge also runs by plain http in an office.
 */
function firstWord(block: DataView): number {
  for (let place = 0; place < 16; place++) schedule[place] = block.getInt32(place * 4);
  for (let place = 16; place < 64; place++) {
    const [early, late] = [at(schedule, place - 15), at(schedule, place - 2)];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[place] = (at(schedule, place - 16) + one + at(schedule, place - 7) + other) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start;
  for (let place = 0; place < 64; place++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + mixed + ((e & f) ^ (~e & g)) + at(constants, place) + at(schedule, place)) | 0;
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + other) | 0;
  }
  return (at(start, 0) + a) | 0;
}

/** A block holds so many characters besides its end mark and length. */
const maxCharacters = 55;

/** The text as one padded block of SHA-256. */
function fillBlock(block: DataView, text: string): void {
  for (let place = 0; place < 56; place++)
    block.setUint8(place, place < text.length ? text.charCodeAt(place) : 0);
  block.setUint8(text.length, 0x80);
  block.setUint32(56, 0);
  block.setUint32(60, text.length * 8);
}

/** Pages in the background are woken once a second, so they work longer each time. */
const sliceMs = () => (document.hidden ? 800 : 12);
const numbersBetweenLooks = 256;

/**
 * Finds a number with which the SHA-256 of `<challenge>:<number>` begins with so many zero bits (fewer than 32). Works in
 * slices, so that the page stays responsive.
 */
export async function solveChallenge(challenge: string, bits: number): Promise<string> {
  const block = new DataView(new ArrayBuffer(64));
  let sliceEnd = performance.now() + sliceMs();
  for (let number = 0; ; number++) {
    const text = `${challenge}:${number}`;
    if (text.length > maxCharacters) throw new Error('the challenge is too long');
    fillBlock(block, text);
    if (firstWord(block) >>> (32 - bits) === 0) return String(number);
    if (number % numbersBetweenLooks || performance.now() < sliceEnd) continue;
    await new Promise(resolve => {
      setTimeout(resolve);
    });
    sliceEnd = performance.now() + sliceMs();
  }
}
