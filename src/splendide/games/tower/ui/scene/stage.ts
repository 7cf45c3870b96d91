/** The table, the pieces and the eye that looks at them. It draws when told to, and never by itself. */
import {
  BackSide,
  BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  DirectionalLight,
  HemisphereLight,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Piece, Quality } from '../kinds';
import type { Pose, Vector } from '../solid';
import { OPENING, type Eye } from '../eye';
import { meshOf } from './mesh';
import { shadowsOf } from './shadows';
import { paintPiece, paintTable } from './wood';

const TABLE = 480; // mm from the middle to the rim
const TABLE_DETAIL = { high: 2048, low: 1024 }; // pixels of its picture
const DETAIL = { high: 9, low: 5 }; // pixels of a picture per mm

type Wood = MeshStandardMaterial | MeshLambertMaterial;

/** Whether the processor has to do what a graphics card should. */
export function isSoftware(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  const names = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(name);
}

interface Rim {
  /** mm, both sides together. */
  wide: number;
  ink: MeshBasicMaterial;
}

export interface Drawn {
  piece: Piece;
  pose: Pose;
}

export class Stage {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(OPENING, 1, 20, 5000);
  private readonly sun = new DirectionalLight('#fff3e2', 2.1);
  private readonly sky = new HemisphereLight('#fffaf2', '#e2c194', 2);
  private table: Mesh<CircleGeometry, Wood> | null = null;
  private readonly shapes = new Map<string, BufferGeometry>();
  private readonly meshes = new Map<number, Mesh<BufferGeometry, Wood>>();
  private readonly print = new Mesh(
    new BufferGeometry(),
    new MeshBasicMaterial({ color: '#ffffff', opacity: 0.55, transparent: true, depthWrite: false }),
  );
  /** Gold outside, ink inside: seen on every colour, and no colour for another. */
  private readonly rims: Rim[] = [
    {
      wide: 4.4,
      ink: new MeshBasicMaterial({ color: '#ffc234', side: BackSide }),
    },
    {
      wide: 1.7,
      ink: new MeshBasicMaterial({ color: '#2a1a06', side: BackSide }),
    },
  ];
  private readonly shadows = new Mesh(
    new BufferGeometry(),
    new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      depthWrite: false,
    }),
  );
  private quality: Quality | null = null;
  private light = true;
  private size = '';

  /** Soft edges can't be had later: whoever may want them asks for them now. */
  constructor(canvas: HTMLCanvasElement, soft: boolean) {
    this.renderer = new WebGLRenderer({ canvas, antialias: soft, alpha: true });
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.setClearColor(0, 0);
    this.camera.up.set(0, 0, 1);
    this.print.visible = false;
    this.print.renderOrder = 9;
    this.placeSun();
    this.shadows.renderOrder = 1;
    this.shadows.frustumCulled = this.print.frustumCulled = false; // their corners move
    this.scene.add(this.sun, this.sun.target, this.sky, this.shadows, this.print);
  }

  private placeSun(): void {
    this.sun.position.set(-260, -330, 760);
    this.sun.shadow.mapSize.set(2048, 2048);
    this.sun.shadow.radius = 5;
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.4;
    Object.assign(this.sun.shadow.camera, { left: -330, right: 330, top: 430, bottom: -330, near: 100, far: 1700 });
  }

  /** How carefully, and in which light, everything is drawn from now on. */
  draw(quality: Quality, light: boolean): void {
    if (quality === this.quality && light === this.light) return;
    [this.quality, this.light] = [quality, light];
    this.sun.castShadow = this.renderer.shadowMap.enabled = quality === 'high';
    this.sky.intensity = light ? 2.1 : 1.7;
    for (const mesh of this.meshes.values()) this.drop(mesh);
    this.meshes.clear();
    this.layTable();
  }

  private layTable(): void {
    if (this.table) this.drop(this.table);
    this.table = new Mesh(
      new CircleGeometry(TABLE, 64),
      this.wood(paintTable(2 * TABLE, TABLE_DETAIL[this.quality ?? 'high'], this.light)),
    );
    this.table.material.transparent = true;
    this.table.receiveShadow = true;
    this.scene.add(this.table);
  }

  private drop(mesh: Mesh<BufferGeometry, Wood>): void {
    this.scene.remove(mesh);
    mesh.material.map?.dispose();
    mesh.material.dispose();
  }

  private wood(picture: HTMLCanvasElement): Wood {
    const map = new CanvasTexture(picture);
    map.colorSpace = SRGBColorSpace;
    map.anisotropy = this.quality === 'high' ? Math.min(8, this.renderer.capabilities.getMaxAnisotropy()) : 1;
    return this.quality === 'high'
      ? new MeshStandardMaterial({ map, roughness: 0.72 })
      : new MeshLambertMaterial({ map });
  }

  private shapeOf(shape: string): BufferGeometry {
    const known = this.shapes.get(shape);
    if (known) return known;
    const made = meshOf(shape);
    made.computeBoundingBox();
    this.shapes.set(shape, made);
    return made;
  }

  private meshFor(piece: Piece): Mesh<BufferGeometry, Wood> {
    const known = this.meshes.get(piece.id);
    if (known) return known;
    const picture = paintPiece(piece.shape, piece.colour, piece.id, DETAIL[this.quality ?? 'high']);
    const made = new Mesh(this.shapeOf(piece.shape), this.wood(picture));
    made.castShadow = made.receiveShadow = true;
    made.add(...this.rims.map((rim) => this.rimOf(piece.shape, rim)));
    this.meshes.set(piece.id, made);
    this.scene.add(made);
    return made;
  }

  /** These pieces are on the table, and no others. */
  show(pieces: Drawn[], glowing: number[], print: Vector[] | null): void {
    for (const mesh of this.meshes.values()) mesh.visible = false;
    for (const { piece, pose } of pieces) {
      const mesh = this.meshFor(piece);
      mesh.visible = true;
      mesh.position.set(pose[0], pose[1], pose[2]);
      mesh.quaternion.set(pose[4], pose[5], pose[6], pose[3]);
      for (const rim of mesh.children) rim.visible = glowing.includes(piece.id);
    }
    this.castShadows(pieces, print);
  }

  /** The piece a little larger and seen from within: behind the piece, only its rim shows. The piece keeps its colour. */
  private rimOf(shape: string, { wide, ink }: Rim): Mesh {
    const rim = new Mesh(this.shapeOf(shape), ink);
    const size = this.shapeOf(shape).boundingBox!.getSize(new Vector3());
    rim.scale.set(1 + wide / size.x, 1 + wide / size.y, 1 + wide / size.z);
    return rim;
  }

  /** What every piece casts on the table, and what is held on what it is held over. */
  private castShadows(pieces: Drawn[], print: Vector[] | null): void {
    const { corners, shades } = shadowsOf(pieces, print?.[0]?.[2] ?? null);
    this.shadows.geometry.dispose();
    this.shadows.geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
    this.shadows.geometry.setAttribute('color', new Float32BufferAttribute(shades, 4));
  }

  /** Where what is held would touch down, these being its corners, anticlockwise. */
  showPrint(corners: Vector[] | null): void {
    this.print.visible = corners !== null;
    const fan = corners?.slice(2).flatMap((corner, k) => [corners[0]!, corners[k + 1]!, corner]) ?? [];
    const above = fan.flatMap(([x, y, z]) => [x, y, z + 0.4]); // else the two faces would flicker through each other
    this.print.geometry.setAttribute('position', new Float32BufferAttribute(above, 3));
  }

  /** The picture is so large; setting that anew costs much, so only when it has changed. */
  resize(width: number, height: number): void {
    const ratio = this.quality === 'high' ? Math.min(2, devicePixelRatio) : 1;
    const size = `${width} ${height} ${ratio}`;
    if (size === this.size) return;
    this.size = size;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
  }

  look({ at, from, raised, aside }: Eye): void {
    const [width = 1, height = 1] = this.size.split(' ').map(Number);
    this.camera.setViewOffset(width, height, aside * width, raised * height, width, height);
    this.camera.position.set(...from);
    this.camera.lookAt(...at);
    this.camera.updateMatrixWorld();
  }

  /** Where on the picture a place of the table is, 0…1 from the left and from the top. */
  spot(place: Vector): [number, number] {
    const { x, y } = new Vector3(...place).project(this.camera);
    return [(x + 1) / 2, (1 - y) / 2];
  }

  render(): void {
    this.renderer.render(this.scene, this.camera);
  }

  close(): void {
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
