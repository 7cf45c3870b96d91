import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSocket, waitBefore, type Line, type Status } from './socket';

class Wire implements Line {
  onopen: Line['onopen'] = null;
  onclose: Line['onclose'] = null;
  onmessage: Line['onmessage'] = null;
  sent: string[] = [];
  send = (text: string) => void this.sent.push(text);
  close = () => this.onclose?.({ code: 1000 });
}

function connected() {
  const wires: Wire[] = [];
  const heard: unknown[] = [];
  const statuses: Status[] = [];
  const socket = new TableSocket(
    () => 'ws://table',
    { heard: (message) => heard.push(message), changed: (status) => statuses.push(status) },
    () => wires[wires.push(new Wire()) - 1]!,
  );
  socket.connect();
  return { socket, wires, heard, statuses };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a dropped connection is dialled again after a wait that grows', () => {
  const { wires } = connected();
  wires[0]!.onclose!({ code: 1006 });
  vi.advanceTimersByTime(waitBefore(0) - 1);
  expect(wires).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(wires).toHaveLength(2);
  wires[1]!.onclose!({ code: 1006 });
  vi.advanceTimersByTime(waitBefore(0));
  expect(wires).toHaveLength(2);
  vi.advanceTimersByTime(waitBefore(1));
  expect(wires).toHaveLength(3);
});

function droppedThrice() {
  const { wires } = connected();
  for (let i = 0; i < 3; i++) {
    wires.at(-1)!.onclose!({ code: 1006 });
    vi.advanceTimersByTime(waitBefore(i));
  }
  wires.at(-1)!.onopen!();
  return wires;
}

test('the wait starts small again once a frame has come', () => {
  const wires = droppedThrice();
  wires.at(-1)!.onmessage!({ data: '{"type":"frame"}' });
  wires.at(-1)!.onclose!({ code: 1006 });
  vi.advanceTimersByTime(waitBefore(0));
  expect(wires).toHaveLength(5);
});

test('a server that opens only to refuse is dialled ever more slowly', () => {
  const wires = droppedThrice();
  wires.at(-1)!.onmessage!({ data: '{"type":"refusal","name":"too-fast","sentence":"Slowly!"}' });
  wires.at(-1)!.onclose!({ code: 1008 });
  vi.advanceTimersByTime(waitBefore(3) - 1);
  expect(wires).toHaveLength(4);
});

test('the wait never exceeds five seconds', () => {
  expect(waitBefore(0)).toBe(300);
  expect(waitBefore(50)).toBe(5000);
});

test('nothing is sent or kept while there is no connection', () => {
  const { socket, wires } = connected();
  expect(socket.send({ type: 'start' })).toBe(false);
  wires[0]!.onopen!();
  expect(wires[0]!.sent).toEqual([]);
  expect(socket.send({ type: 'start' })).toBe(true);
  expect(wires[0]!.sent).toEqual(['{"type":"start"}']);
});

test('a connection that was hung up stays down', () => {
  const { socket, wires, statuses } = connected();
  wires[0]!.onopen!();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  expect(statuses).toEqual(['connecting', 'open', 'closed']);
});

test('a clock is answered with the time at once, before anybody hears of it', () => {
  const { wires, heard } = connected();
  const wire = wires[0]!;
  wire.onopen!();
  let heardBefore = -1;
  wire.send = (text) => {
    heardBefore = heard.length;
    wire.sent.push(text);
  };
  wire.onmessage!({ data: '{"type":"clock","id":7,"now":5000,"offset":null,"latency":null}' });
  const tick = JSON.parse(wire.sent[0]!) as { type: string; id: number; at: number };
  expect(tick).toEqual({ type: 'tick', id: 7, at: performance.now() });
  expect(heardBefore).toBe(0);
  expect(heard).toHaveLength(1);
});
