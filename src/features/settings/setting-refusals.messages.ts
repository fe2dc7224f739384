import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Why a setting stays as it is. */
export const settingRefusals = defineMessages('settings.refusals', {
  locked:
    'The environment variable {variable} sets this. Change it there, or remove it to set this here.',
  color: 'Please enter a color like #1a73e8.',
  https: 'Please enter an address that begins with https://.',
  year: 'Please enter a year from {least} to {most}.',
  logoSmall:
    'This picture is {width} × {height} pixels. A logo needs to be at least {leastHeight} pixels high or {leastWidth} pixels wide.',
  logoShape:
    'This picture is {width} × {height} pixels. A logo can be up to {times} times as wide as it’s high, and at most one and a half times as high as it’s wide.',
  iconShape:
    'This picture is {width} × {height} pixels. An icon needs to be square: as wide as it’s high.',
  iconSmall:
    'This picture is {width} × {height} pixels. An icon needs to be at least {least} × {least} pixels.',
  needsEmail:
    'Set a contact email under Organization first, so that people can still write to you.',
});
