/** The service worker: the client's parts are fetched once, without a connection a page says so, and turns are told. */
import type { YourTurn } from '../generated/protocol';
import { policyFor } from './policy';
import { openPlace, placeOf, type Windows } from './turn';

/** As much of it as is used: the page's own types know nothing of workers. */
interface Worker {
  location: Location;
  clients: Windows & { claim(): Promise<void> };
  navigator: Navigator & { setAppBadge?(): Promise<void> };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', heard: (event: Asked) => void): void;
  addEventListener(kind: 'push', heard: (event: Told) => void): void;
  addEventListener(kind: 'notificationclick', heard: (event: Clicked) => void): void;
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  notification: Notification;
}

const worker = self as unknown as Worker;
const KEPT = 'splendide';
const MOST_PARTS = 120; // of this client and those before it: the oldest go
const OFFLINE = ['/offline.html', '/offline.css', '/favicon.svg'];

worker.addEventListener('install', (event) => event.waitUntil(begin()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const policy = policyFor(method, mode, new URL(url), worker.location.origin);
  if (policy === 'page') event.respondWith(page(event.request));
  else if (policy === 'part') event.respondWith(part(event.request));
  else if (OFFLINE.includes(new URL(url).pathname)) event.respondWith(fresh(event.request));
});

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json() as YourTurn));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPlace(placeOf(event.notification.tag), worker.clients));
});

/** One notification a table: a later turn takes the place of an earlier one. */
async function tell({ table, title, body }: YourTurn): Promise<void> {
  await worker.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png' });
  await worker.navigator.setAppBadge?.().catch(() => undefined);
}

/** A page that runs keeps the parts it has: this one only fetches, so it may take over at once. */
async function begin(): Promise<void> {
  await (await caches.open(KEPT)).addAll(OFFLINE);
  await worker.skipWaiting();
}

async function page(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match('/offline.html')) ?? Response.error());
}

async function fresh(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(request)) ?? Response.error());
}

async function part(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer.clone());
  return answer;
}

async function keep(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.put(request, answer);
  const parts = (await cache.keys()).filter((key) => !OFFLINE.includes(new URL(key.url).pathname));
  await Promise.all(parts.slice(0, -MOST_PARTS).map((old) => cache.delete(old)));
}
