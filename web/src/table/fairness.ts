/** Whether the secret revealed at the end is the one committed to before the first move, and this browser's number went in. */

type Verdict = 'kept' | 'broken' | 'ignored' | 'unchecked';

function bytes(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export interface Promised {
  commitment: string;
  secret: string;
  nonces: readonly string[];
  /** What this browser gave, if it still knows. */
  mine?: string | undefined;
}

/** Browsers hash only on safe connections; elsewhere nothing is claimed. */
export async function check(
  { commitment, secret, nonces, mine }: Promised,
  subtle = globalThis.crypto?.subtle,
): Promise<Verdict> {
  if (mine !== undefined && !nonces.includes(mine)) return 'ignored';
  if (!subtle) return 'unchecked';
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes(secret)));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === commitment ? 'kept' : 'broken';
}
