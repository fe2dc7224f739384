import { words } from '../words/words.ts';

/** Why a file is not taken, or not given. */
export const fileRefusals = words('files.refusals', {
  notWhole: 'The file did not arrive whole.',
  sendOne: 'Send one file.',
  sendAs: 'Send the file as multipart/form-data, or by itself.',
  tooLarge: 'The file is too large.',
  mostBytes: 'The file may have up to {size}.',
  wrongKind: 'This kind of file is not taken here.',
  sendKinds: 'Send {kinds}.',
  empty: 'The file is empty.',
  pdfNotWhole: 'This PDF is not whole.',
  noFile: 'There is no such file.',
  mostHere: 'There may be {n} files here. Take one away first.',
  yours: 'Your files may have {size} together.',
  here: 'The files here may have {size} together.',
  ofHolder: 'All files of this {kind} may have {size} together.',
  noRoom: 'There is no room for this file.',
  tooSlow: 'The file took too long to arrive.',
  unreadable: 'This picture cannot be read.',
  mostPixels: 'This picture is too large: it may have up to {n} million pixels.',
  away: 'Files cannot be reached just now. Please try again.',
  noPlace: 'There is no such place for files.',
});
