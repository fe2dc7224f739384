import { data, redirect } from 'react-router';
import { flashCookie } from '../../platform/pages/flash.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { refusalData } from '../../ui/forms/form-problem.ts';
import { changedIn } from './changed-in.ts';
import { settingsMessages as messages } from './settings.messages.ts';

const settingsQuery = graphql(`
  query SiteSettings {
    siteSettings {
      key
      value
      variable
      changedAt
      changedBy
    }
  }
`);
const saveCall = graphql(`
  mutation SaveSiteSettings($values: [SiteSettingInput!]!) {
    saveSiteSettings(values: $values) {
      key
    }
  }
`);

/** What every screen of settings is drawn with. */
export async function loadSettings(call: PageCall) {
  const { siteSettings } = await call.query(settingsQuery);
  return { settings: siteSettings, zone: call.zone ?? 'UTC', now: call.now };
}

/**
 * Saves what was changed in a form, or puts the setting that `reset` names back to its default, and
 * leads to `path`; what is refused is said at its field.
 */
export async function saveSettings(call: PageCall, form: FormData, path: string) {
  const reset = form.get('reset');
  const values = typeof reset === 'string' ? [{ key: reset, value: null }] : changedIn(form);
  const { errors } = await call.ask(saveCall, { values });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  return tellAt(path, translatorFor(call.locale)(messages.saved));
}

/** Leads to a screen that says what was done. */
export const tellAt = (path: string, message: string) =>
  redirect(path, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
