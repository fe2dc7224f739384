import { defineMessages } from '../i18n/define-messages.ts';

/** Why a file is not taken, or not given. */
export const fileRefusals = defineMessages('files.refusals', {
  notWhole: 'The upload was interrupted. Please try again.',
  sendOne: 'Send one file.',
  sendAs: 'Send the file as multipart/form-data, or by itself.',
  tooLarge: 'The file is too large.',
  mostBytes: 'The file can be up to {size}.',
  wrongKind: 'This kind of file isn’t accepted here.',
  sendKinds: 'Send {kinds}.',
  empty: 'The file is empty.',
  pdfNotWhole: 'This PDF is incomplete or damaged.',
  pdfActive:
    'This PDF contains scripts, forms, actions or attached files. Print it to a new PDF and send that.',
  pdfEncrypted: 'This PDF is encrypted. Save a copy without a password and send that.',
  pdfUnreadable: 'We can’t check this PDF. Print it to a new PDF and send that.',
  pdfMixed: 'This PDF contains another kind of file. Print it to a new PDF and send that.',
  captionsUnreadable:
    'We can’t read these captions. Export them as WebVTT (.vtt, UTF-8) and send that.',
  kept: 'Saved: {name}.',
  noFile: 'We couldn’t find that file.',
  mostHere: 'You can add up to {n} files. Remove one first.',
  yours: 'Your files can take up {size} in total.',
  here: 'The files here can take up {size} in total.',
  ofHolder: 'All files of this {kind} can take up {size} in total.',
  noRoom: 'There’s no storage space left for this file.',
  tooSlow: 'The file took too long to arrive.',
  unreadable: 'We can’t read this picture.',
  moves: 'Animated pictures aren’t accepted. Send a still PNG, JPEG or WebP.',
  mostPixels: 'This picture is too large. It can have up to {n} million pixels.',
  away: 'We can’t reach the file storage right now. Please try again.',
  noPlace: 'There’s nowhere to upload files at this address.',
});
