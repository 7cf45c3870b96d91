/** Stained wood with its grain and its mark, painted by a brush that always moves the same way for the same piece. */
import { lookOf, type Look } from '../looks';
import { layoutOf, type Patch } from './faces';

type Brush = CanvasRenderingContext2D;

/** Numbers between 0 and 1 that follow from the seed. */
export function numbersFrom(seed: number): () => number {
  let now = (seed * 2654435761) >>> 0 || 1;
  return () => {
    now ^= now << 13;
    now ^= now >>> 17;
    now ^= now << 5;
    return (now >>> 0) / 2 ** 32;
  };
}

function streak(brush: Brush, width: number, y: number, wave: number, random: () => number): void {
  const bend = () => y + (random() - 0.5) * wave;
  brush.beginPath();
  brush.moveTo(-1, bend());
  brush.bezierCurveTo(width * 0.3, bend(), width * 0.6, bend(), width + 1, bend());
  brush.stroke();
}

/** Along the grain: long streaks, darker and lighter. */
export function drawStreaks(brush: Brush, width: number, height: number, deep: string, random: () => number): void {
  const count = Math.round(height * 2.4) + 6;
  for (let k = 0; k < count; k++) {
    const light = random() < 0.25;
    brush.strokeStyle = light ? '#fff' : deep;
    brush.globalAlpha = (light ? 0.1 : 0.2) * (0.35 + random());
    brush.lineWidth = 0.12 + random() ** 3 * 1.1;
    streak(brush, width, random() * height, 1.2 + height * 0.05, random);
  }
}

/** Across the grain: the rings of a year each, around a heart somewhere beside the face. */
function drawRings(brush: Brush, width: number, height: number, deep: string, random: () => number): void {
  const [x, y] = [width * (0.2 + 0.6 * random()), -height * (0.25 + 0.5 * random())];
  const reach = Math.hypot(width, height) * 2;
  brush.strokeStyle = deep;
  for (let radius = 1; radius < reach; radius += 0.9 + random() * 0.9) {
    brush.globalAlpha = 0.1 + random() * 0.22;
    brush.lineWidth = 0.2 + random() * 0.5;
    brush.beginPath();
    brush.ellipse(x, y, radius, radius * 0.92, 0, 0, Math.PI * 2);
    brush.stroke();
  }
}

function drawMark(brush: Brush, { width, height }: Patch, look: Look): void {
  const size = Math.min(width, height) * (Math.max(width, height) > 20 ? 0.56 : 0.66);
  brush.globalAlpha = 0.94;
  brush.fillStyle = look.paint;
  brush.translate((width - size) / 2, (height - size) / 2);
  brush.scale(size / 24, size / 24);
  brush.fill(new Path2D(look.mark));
}

function drawPatch(brush: Brush, patch: Patch, look: Look, random: () => number): void {
  brush.save();
  brush.translate(patch.left, 0);
  brush.beginPath();
  brush.rect(0, 0, patch.width, patch.height);
  brush.clip();
  brush.fillStyle = look.stain;
  brush.fillRect(0, 0, patch.width, patch.height);
  (patch.end ? drawRings : drawStreaks)(brush, patch.width, patch.height, look.deep, random);
  drawMark(brush, patch, look);
  brush.restore();
}

/** All faces of a piece on one picture. */
export function paintPiece(shape: string, colour: string, seed: number, detail: number): HTMLCanvasElement {
  const { width, height, patches } = layoutOf(shape);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width * detail), Math.ceil(height * detail)];
  const brush = canvas.getContext('2d')!;
  brush.setTransform(canvas.width / width, 0, 0, -canvas.height / height, 0, canvas.height); // the way a texture is read: upwards
  const random = numbersFrom(seed + 1);
  for (const patch of patches) drawPatch(brush, patch, lookOf(colour), random);
  return canvas;
}

const PLANK = 72; // mm

/** The table, so many mm wide: planks of pale wood that fade away towards the rim. */
export function paintTable(width: number, pixels: number, light: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  const brush = canvas.getContext('2d')!;
  brush.scale(pixels / width, pixels / width);
  const random = numbersFrom(77);
  for (let top = 0; top < width; top += PLANK) drawPlank(brush, top, width, light, random);
  fadeOut(brush, width);
  return canvas;
}

function drawPlank(brush: Brush, top: number, width: number, light: boolean, random: () => number): void {
  brush.save();
  brush.translate(0, top);
  brush.beginPath();
  brush.rect(0, 0, width, PLANK);
  brush.clip();
  brush.fillStyle = light ? '#e6cda3' : '#8d7450';
  brush.fillRect(0, 0, width, PLANK);
  drawStreaks(brush, width, PLANK, light ? '#9a7440' : '#4a3518', random);
  brush.globalAlpha = 0.06 * random();
  brush.fillStyle = '#301c05';
  brush.fillRect(0, 0, width, PLANK);
  brush.globalAlpha = 0.3;
  brush.fillRect(0, 0, width, 0.8);
  brush.restore();
}

function fadeOut(brush: Brush, width: number): void {
  const half = width / 2;
  const fade = brush.createRadialGradient(half, half, half * 0.55, half, half, half);
  fade.addColorStop(0, '#000f');
  fade.addColorStop(1, '#0000');
  brush.globalCompositeOperation = 'destination-in';
  brush.fillStyle = fade;
  brush.fillRect(0, 0, width, width);
}
