import type { FileKind } from './file-slot.ts';

interface FileType {
  readonly kind: FileKind;
  /** In words for people. */
  readonly called: string;
  readonly ending: string;
}

/** The media types that are taken at all, as the content shows them. */
const fileTypes: ReadonlyMap<string, FileType> = new Map([
  ['image/png', { kind: 'image', called: 'PNG', ending: 'png' }],
  ['image/jpeg', { kind: 'image', called: 'JPEG', ending: 'jpg' }],
  ['image/webp', { kind: 'image', called: 'WebP', ending: 'webp' }],
  ['application/pdf', { kind: 'pdf', called: 'PDF', ending: 'pdf' }],
  ['video/mp4', { kind: 'video', called: 'MP4', ending: 'mp4' }],
  ['video/webm', { kind: 'video', called: 'WebM', ending: 'webm' }],
  ['text/vtt', { kind: 'captions', called: 'WebVTT', ending: 'vtt' }],
]);

/** The kind of a media type, or undefined when it is not taken. */
export const kindOf = (type: string | undefined): FileKind | undefined =>
  type === undefined ? undefined : fileTypes.get(type)?.kind;

/** The file extension of a media type. */
export const endingOf = (type: string): string => fileTypes.get(type)?.ending ?? 'bin';

/** `PNG, JPEG or WebP`: what may be sent, in words. */
export function namesOfTypes(kinds: readonly FileKind[]): string {
  const names = [...fileTypes.values()]
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ called }) => called);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
}

/** `5 MB`, `1.5 GB`: a limit in words, in steps of a thousand. */
export function inBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${Math.round((bytes / 1000 ** step) * 10) / 10} ${units[step] ?? ''}`;
}
