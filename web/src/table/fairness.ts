/** Whether the secret revealed at the end is the one that was committed to before the first move. */

export type Verdict = 'kept' | 'broken' | 'unchecked';

function bytes(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Browsers hash only on safe connections; elsewhere nothing is claimed. */
export async function check(secret: string, commitment: string, subtle = globalThis.crypto?.subtle): Promise<Verdict> {
  if (!subtle) return 'unchecked';
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes(secret)));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === commitment ? 'kept' : 'broken';
}
