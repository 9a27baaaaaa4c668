/** No letter or digit that looks like another. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const groups = [letters, digits, letters];
const groupLength = 4;

/** Random numbers that a password is made of. */
export const firstPasswordNumbers = groups.length * groupLength;

/** A password that is easily read out, such as `kmtw-4829-rxpd`: about 48 bits when the numbers are random. */
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
