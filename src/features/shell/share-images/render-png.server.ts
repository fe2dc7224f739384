import { renderAsync } from '@resvg/resvg-js';
import { Refusal } from '../../../platform/model/refusal.ts';
import { forPrograms } from '../../../platform/model/api-sentence.ts';

interface Options {
  readonly fontFiles: readonly string[];
  readonly defaultFamily: string;
  /** Bytes of cached pictures. */
  readonly capacity: number;
  /** Pictures that wait to be drawn before more are refused. */
  readonly most: number;
}

const tooMany = () =>
  new Refusal(
    'SERVICE_UNAVAILABLE',
    forPrograms('Many pictures are being drawn. Please try again.'),
    {
      retryAfter: 5,
    },
  );

/**
 * Turns drawings into PNG, one at a time beside the main thread, and caches the most recent. The
 * key is the drawing itself: a changed record has another drawing, and the old one is evicted.
 */
export class PngRenderer {
  readonly #options: Options;
  readonly #cached = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #bytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * The picture of a drawing; `key` names the drawing.
   * @throws Refusal SERVICE_UNAVAILABLE when too many wait already
   */
  async render(key: string, svg: string): Promise<Buffer> {
    const cached = this.#cached.get(key);
    if (cached) {
      this.#cached.delete(key);
      this.#cached.set(key, cached);
      return cached;
    }
    const begun = this.#underWay.get(key);
    if (begun) return begun;
    if (this.#underWay.size >= this.#options.most) throw tooMany();
    const rendering = this.#last.then(() => this.#draw(svg));
    this.#last = rendering.catch(() => undefined);
    this.#underWay.set(key, rendering);
    try {
      const png = await rendering;
      this.#keep(key, png);
      return png;
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #draw(svg: string): Promise<Buffer> {
    const { fontFiles, defaultFamily } = this.#options;
    const image = await renderAsync(svg, {
      logLevel: 'off',
      font: {
        loadSystemFonts: false,
        fontFiles: [...fontFiles],
        defaultFontFamily: defaultFamily,
      },
    });
    return image.asPng();
  }

  #keep(key: string, png: Buffer): void {
    this.#cached.set(key, png);
    this.#bytes += png.length;
    for (const [oldest, { length }] of this.#cached) {
      if (this.#bytes <= this.#options.capacity) return;
      this.#cached.delete(oldest);
      this.#bytes -= length;
    }
  }
}
