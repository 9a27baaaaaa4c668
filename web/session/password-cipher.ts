const block = 16;

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/**
 * The encryption of passwords in transit: AES-128-CBC, zero padding, the key also as IV, in Base64. It exists for
 * compatibility; https provides the security. Browsers offer their cipher on https and localhost only; over plain http
 * in an office network, the password is sent as plain Base64, which the server accepts too.
 */
export async function disguise(password: string, key: string): Promise<string> {
  const text = new TextEncoder().encode(password);
  if (!globalThis.crypto?.subtle) return base64(text);
  const padded = new Uint8Array(Math.ceil(text.length / block) * block);
  padded.set(text);
  const raw = new TextEncoder().encode(key);
  const secret = await crypto.subtle.importKey('raw', raw, 'AES-CBC', false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: raw }, secret, padded);
  // The browser always adds padding; after whole blocks it is a full block, which is cut off.
  return base64(new Uint8Array(sealed).slice(0, padded.length));
}
