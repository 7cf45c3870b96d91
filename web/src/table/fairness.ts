/** Whether a match agrees with what this browser saw of it: the promise, its own number, and the log as it grew. */
import { hexadecimal, type Receipt } from './receipts';

export type Verdict = 'kept' | 'broken' | 'ignored' | 'rewritten' | 'unchecked';

export interface Claimed {
  /** What the house says now that it had committed to. */
  commitment: string;
  secret: string;
  nonces: readonly string[];
  /** The record of the match; '' if it could not be had. */
  record: string;
}

const HEAD_BYTES = 16;
const LEFT_OUT = /^(players|secret|points|winners): /; // names can be taken back, and the others nobody knew before the end

/** Browsers hash only on safe connections; elsewhere no more is claimed than what can be seen without. */
export async function check(
  receipt: Receipt,
  { commitment, secret, nonces, record }: Claimed,
  subtle = globalThis.crypto?.subtle,
): Promise<Verdict> {
  if (commitment !== receipt.commitment) return 'broken';
  if (receipt.nonce && !nonces.includes(receipt.nonce)) return 'ignored';
  if (!subtle || !record) return 'unchecked';
  const digest = await subtle.digest('SHA-256', bytes(secret));
  if (hexadecimal(new Uint8Array(digest)) !== receipt.commitment) return 'broken';
  return runsThrough(await heads(record, secret, subtle), receipt.heads) ? 'kept' : 'rewritten';
}

/** Every head of a record's log, before its first move and after each: docs/records.md says how they are made. */
export async function heads(record: string, secret: string, subtle = globalThis.crypto.subtle): Promise<string[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const lines = record.split('\n');
  const blank = lines.indexOf('');
  const header = lines.slice(1, blank).filter((line) => !LEFT_OUT.test(line));
  const found: string[] = [];
  let head = new Uint8Array();
  for (const said of [header.join('\n'), ...lines.slice(blank).filter((line) => line && !line.startsWith('#'))]) {
    const message = new Uint8Array([...head, ...new TextEncoder().encode(said)]);
    head = new Uint8Array(await subtle.sign('HMAC', key, message)).slice(0, HEAD_BYTES);
    found.push(hexadecimal(head));
  }
  return found;
}

/** Whether all that was seen is in the chain, in this order. */
function runsThrough(chain: string[], seen: string[]): boolean {
  let at = 0;
  return seen.every((head) => {
    at = chain.indexOf(head, at);
    return at >= 0;
  });
}

function bytes(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
