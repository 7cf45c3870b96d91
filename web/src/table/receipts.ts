/** What this browser saw of each match, kept from before it gave its number: enough to notice what was changed later. */
import { forget, recall, remember } from '../memory';

/** As `splendide verify --receipt` reads it. */
export interface Receipt {
  match: string;
  /** The first that was shown: a later one changes nothing. */
  commitment: string;
  /** What this browser gave to the chance, '' if it only looked on. */
  nonce: string;
  /** Of the log, in the order in which they came. */
  heads: string[];
}

export const MOST_KEPT = 20; // matches; the oldest receipts make room
const ALL = 'receipts';
const place = (match: string): string => `receipt-${match}`;

/** A match of which this commitment has been shown is being kept. */
export function witness(match: string, commitment: string): void {
  if (receiptOf(match)) return;
  const kept = [...keptMatches(), match];
  kept.slice(0, -MOST_KEPT).forEach((old) => forget(place(old)));
  remember(ALL, JSON.stringify(kept.slice(-MOST_KEPT)));
  keep({ match, commitment, nonce: '', heads: [] });
}

/** The number that this browser gives to a match, the same however often it is asked, once it has kept the commitment. */
export function numberFor(match: string): string {
  const receipt = receiptOf(match);
  const nonce = receipt?.nonce || hexadecimal(crypto.getRandomValues(new Uint8Array(16)));
  if (receipt) keep({ ...receipt, nonce });
  return nonce;
}

/** The log had this head. */
export function sawHead(match: string, head: string): void {
  const receipt = receiptOf(match);
  if (receipt && receipt.heads.at(-1) !== head) keep({ ...receipt, heads: [...receipt.heads, head] });
}

export function receiptOf(match: string): Receipt | null {
  return read<Receipt | null>(place(match), null);
}

const keptMatches = (): string[] => read<string[]>(ALL, []);
const keep = (receipt: Receipt): void => remember(place(receipt.match), JSON.stringify(receipt));

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(recall(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
