// GHASH of NIST SP 800-38D, which the openssl command cannot compute alone: ghash.mjs H AAD CIPHERTEXT, all hexadecimal.
const [h, aad, ciphertext] = process.argv.slice(2);
const R = 0xe1n << 120n;
const multiply = (x, y) => {
  let [z, v] = [0n, y];
  for (let bit = 127n; bit >= 0n; bit--) {
    if ((x >> bit) & 1n) z ^= v;
    v = v & 1n ? (v >> 1n) ^ R : v >> 1n;
  }
  return z;
};
const blocks = hex => (hex.padEnd(Math.ceil(hex.length / 32) * 32, '0').match(/.{32}/g) ?? []).map(each => BigInt(`0x${each}`));
const lengths = (BigInt(aad.length * 4) << 64n) | BigInt(ciphertext.length * 4);
const sum = [...blocks(aad), ...blocks(ciphertext), lengths].reduce((y, x) => multiply(y ^ x, BigInt(`0x${h}`)), 0n);
process.stdout.write(sum.toString(16).padStart(32, '0'));
