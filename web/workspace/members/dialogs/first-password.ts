/** Without letters or digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const groups = [letters, digits, letters];
const groupLength = 4;

/** The number of random values in a password. */
export const firstPasswordNumbers = groups.length * groupLength;

/** A password that is easy to read out, such as `kmtw-4829-rxpd`: about 48 bits of randomness. */
export function firstPassword(random: Uint32Array): string {
  return groups
    .map((alphabet, group) =>
      Array.from({ length: groupLength }, (_, at) => {
        const number = random[group * groupLength + at];
        if (number === undefined) throw new RangeError(`${firstPasswordNumbers} numbers are needed`);
        return alphabet[number % alphabet.length];
      }).join(''),
    )
    .join('-');
}
