import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { readImageSize } from '../files/read-image-size.ts';
import { tagOf } from '../http/send-cached.server.ts';
import { EnvError } from './env-error.ts';
import type { VariableName } from './variables.ts';

/** A picture that the operator or an admin has chosen, checked. */
export interface Picture {
  readonly type: 'image/svg+xml' | 'image/png' | 'image/webp' | 'image/jpeg';
  /** Names its content: another one has another tag. */
  readonly tag: string;
  readonly content: () => Buffer | Promise<Buffer>;
  /** In pixels; of an SVG its own units. */
  readonly width: number;
  readonly height: number;
}

const mostBytes = 1_000_000;

/** Pixels that the icon of a home screen needs. */
const leastIcon = 180;

/**
 * Reads the picture whose path a variable holds; undefined where it holds none. Throws an EnvError of
 * one sentence when there is no picture that browsers show.
 */
export function readPicture(name: VariableName, path: string | undefined): Picture | undefined {
  if (path === undefined) return undefined;
  const content = readContent(name, path);
  const type = typeOf(content);
  const size =
    type === undefined
      ? null
      : type === 'image/svg+xml'
        ? sizeOfSvg(content)
        : readImageSize(type, content);
  if (type === undefined || size === null)
    throw new EnvError(`${name} must be the path of an SVG, PNG, WebP or JPEG file.`);
  const { width, height } = size;
  return { type, tag: tagOf(content), content: () => content, width, height };
}

/** The same for a picture that has to be square and, unless it is an SVG, large enough. */
export function readIcon(name: VariableName, path: string | undefined): Picture | undefined {
  const picture = readPicture(name, path);
  if (picture === undefined) return undefined;
  const { type, width, height } = picture;
  if (width !== height || (type !== 'image/svg+xml' && width < leastIcon))
    throw new EnvError(
      `${name} must be square and, unless it is an SVG, at least ${leastIcon} pixels wide.`,
    );
  return picture;
}

function readContent(name: VariableName, path: string): Buffer {
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch {
    throw new EnvError(`${name} names a file that cannot be read.`);
  }
  if (content.length <= mostBytes) return content;
  throw new EnvError(`${name} names a file of more than 1 MB; every visitor would load it.`);
}

function typeOf(content: Buffer): Picture['type'] | undefined {
  if (content.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (content.subarray(0, 3).toString('hex') === 'ffd8ff') return 'image/jpeg';
  if (/^RIFF....WEBP/s.test(content.subarray(0, 12).toString('latin1'))) return 'image/webp';
  return /^\uFEFF?\s*<(?:svg|\?xml|!DOCTYPE svg|!--)/.test(content.toString('utf8', 0, 200))
    ? 'image/svg+xml'
    : undefined;
}

function sizeOfSvg(content: Buffer): { readonly width: number; readonly height: number } | null {
  try {
    const { width, height } = new Resvg(content, { font: { loadSystemFonts: false } });
    return { width, height };
  } catch {
    return null;
  }
}
