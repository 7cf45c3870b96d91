/** Whether this browser tells me when it is my turn, though no page is open. */
import { subscribe, unsubscribe } from '../api';
import { house } from '../house.svelte';

/** `unable`: the browser can't; `denied`: it was told not to, and only its own settings change that. */
export type Telling = 'unable' | 'denied' | 'off' | 'on';

let known = $state<Telling | null>(null);

/** Null where the host has set no key, or while the browser is being asked. */
export const telling = (): Telling | null => known;

/** What the browser says is known; one that tells already is known to the house as mine, in the language I read. */
export async function look(): Promise<void> {
  const key = house()?.push_key;
  if (!key) return;
  if (!('PushManager' in window) || !('Notification' in window)) known = 'unable';
  else if (Notification.permission === 'denied') known = 'denied';
  else known = (await isKept(key)) ? 'on' : 'off';
}

async function isKept(key: string): Promise<boolean> {
  const found = await (await registration())?.pushManager.getSubscription();
  if (!found) return false;
  if (!isFor(found, key)) return !(await found.unsubscribe()); // of a key that the host has no more
  await hand(found);
  return true;
}

export async function turnOn(): Promise<void> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return look();
  const wish = { userVisibleOnly: true, applicationServerKey: house()!.push_key };
  await hand(await worker.pushManager.subscribe(wish));
  known = 'on';
}

export async function turnOff(): Promise<void> {
  const found = await (await registration())?.pushManager.getSubscription();
  if (found) {
    await unsubscribe(found.endpoint);
    await found.unsubscribe();
  }
  known = 'off';
}

const registration = () => navigator.serviceWorker.getRegistration();

async function hand(found: PushSubscription): Promise<void> {
  const { p256dh = '', auth = '' } = found.toJSON().keys ?? {};
  await subscribe({ endpoint: found.endpoint, key: p256dh, auth });
}

function isFor(found: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(found.options.applicationServerKey ?? new ArrayBuffer(0));
  return (
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '') === key
  );
}
