import { endingOf } from '../file-types.ts';

/** Maximum length of a name before its extension. */
const longest = 80;

/**
 * Makes a safe file name: the last part of a path, without invisible or bidirectional control
 * characters, without characters that file systems reject, and with the extension of its content.
 * If nothing is left, it uses the name of its slot.
 */
export function cleanFileName(originalName: string, type: string, instead: string): string {
  const last = originalName.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const base = last
    .replace(/\.[^.]*$/u, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*;%#]/g, ' ')
    .replace(/\s+/g, ' ');
  const short = [...base].slice(0, longest).join('');
  const name = short.replace(/^[. -]+|[. -]+$/g, '');
  // Names of devices, which Windows does not take for files.
  const taken = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(name);
  return `${name === '' || taken ? instead : name}.${endingOf(type)}`;
}

/**
 * The header Content-Disposition (RFC 6266) with the name as ASCII for old readers, and in full as
 * RFC 8187 has it.
 */
export function contentDisposition(how: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${ascii}"; filename*=UTF-8''${full}`;
}
