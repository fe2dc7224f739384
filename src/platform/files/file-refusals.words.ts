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
  pdfActive:
    'This PDF contains scripts, forms, actions or attached files. Print it to a new PDF and send that.',
  pdfEncrypted: 'This PDF is encrypted. Save a copy without a password and send that.',
  pdfUnreadable: 'We can’t check this PDF. Print it to a new PDF and send that.',
  pdfMixed: 'This PDF contains another kind of file. Print it to a new PDF and send that.',
  captionsUnreadable:
    'We can’t read these captions. Export them as WebVTT (.vtt, UTF-8) and send that.',
  kept: 'Saved: {name}.',
  noFile: 'There is no such file.',
  mostHere: 'There may be {n} files here. Take one away first.',
  yours: 'Your files may have {size} together.',
  here: 'The files here may have {size} together.',
  ofHolder: 'All files of this {kind} may have {size} together.',
  noRoom: 'There is no room for this file.',
  tooSlow: 'The file took too long to arrive.',
  unreadable: 'This picture cannot be read.',
  moves: 'Animated pictures are not taken. Send a still PNG, JPEG or WebP.',
  mostPixels: 'This picture is too large: it may have up to {n} million pixels.',
  away: 'Files cannot be reached just now. Please try again.',
  noPlace: 'There is no such place for files.',
});
