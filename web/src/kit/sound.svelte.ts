/** Sounds made of tones and hisses, computed by the browser. Silent until somebody has touched the page, and when muted. */
import { recall, remember } from '../memory';
import { span } from './motion';

/** One voice of a sound: it starts after `at` seconds and lasts `lasts` seconds. */
export interface Voice {
  at?: number;
  lasts: number;
  /** Hertz at its start and end: of a tone its pitch, of a hiss the middle of its band. */
  from: number;
  to?: number;
  /** 0 … 1 */
  loud?: number;
  kind?: 'hiss' | OscillatorType;
}

export type Sound = readonly Voice[];

const ATTACK = 0.008; // seconds: nothing clicks
const SILENCE = 0.0001; // what fades exponentially never gets to zero
const REST = 1.5; // seconds of silence after which the loudspeaker rests: kept awake, it costs work all the time

let muted = $state(recall('sound') === 'off');
let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
let silent = 0; // by the loudspeaker's clock: when all that was begun is over

export const isMuted = (): boolean => muted;

export function mute(wanted: boolean): void {
  muted = wanted;
  remember('sound', wanted ? 'off' : 'on');
}

/**
 * Starts playing it, unless nobody wants to hear it: now, or after so many milliseconds at normal speed, so that it is
 * heard when what it belongs to is seen.
 */
export function sound(voices: Sound, after = 0): void {
  if (muted || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const wait = span(after) / 1000;
  for (const voice of voices) sing(context, voice, wait);
  restAfter(context, wait + Math.max(...voices.map(({ at = 0, lasts }) => at + lasts)) + REST);
}

function restAfter(audio: AudioContext, seconds: number): void {
  clearTimeout(resting);
  silent = Math.max(silent, audio.currentTime + seconds);
  resting = setTimeout(() => void audio.suspend(), (silent - audio.currentTime) * 1000);
}

function sing(audio: AudioContext, voice: Voice, wait: number): void {
  const start = audio.currentTime + wait + (voice.at ?? 0);
  const end = start + voice.lasts;
  const source = voice.kind === 'hiss' ? hiss(audio, voice, start, end) : tone(audio, voice, start, end);
  source.connect(envelope(audio, voice, start, end)).connect(audio.destination);
}

function tone(audio: AudioContext, voice: Voice, start: number, end: number): AudioNode {
  const source = new OscillatorNode(audio, { type: (voice.kind as OscillatorType | undefined) ?? 'sine' });
  slide(source.frequency, voice, start, end);
  source.start(start);
  source.stop(end);
  return source;
}

function hiss(audio: AudioContext, voice: Voice, start: number, end: number): AudioNode {
  noise ??= whiteNoise(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', Q: 0.8 });
  slide(band.frequency, voice, start, end);
  source.start(start);
  source.stop(end);
  return source.connect(band);
}

function slide(pitch: AudioParam, { from, to = from }: Voice, start: number, end: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
}

function envelope(audio: AudioContext, { loud = 0.3 }: Voice, start: number, end: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
