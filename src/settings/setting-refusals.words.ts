import { words } from '../platform/words/words.ts';

/** Why a setting stays as it is. */
export const settingRefusals = words('settings.refusals', {
  locked:
    'The environment variable {variable} sets this. Change it there, or remove it to set this here.',
});
