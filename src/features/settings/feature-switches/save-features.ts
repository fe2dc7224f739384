import { data, redirect } from 'react-router';
import { featureNames, isFeature, type Feature } from '../../../platform/model/features.ts';
import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { tellAt } from '../save-settings.ts';
import { featuresMessages as messages } from './features.messages.ts';

export const featuresPath = '/admin/settings/features';

const featuresQuery = graphql(`
  query SiteFeatures {
    siteFeatures {
      name
      isOn
      variable
      canBeOff
      inUse
      people
      changedAt
      changedBy
    }
  }
`);
const saveCall = graphql(`
  mutation SaveSiteFeatures($features: [SiteFeatureInput!]!) {
    saveSiteFeatures(features: $features) {
      name
    }
  }
`);

/** A feature as the screen knows it. */
export type ShownFeature = Omit<ResultOf<typeof featuresQuery>['siteFeatures'][number], 'name'> & {
  readonly name: Feature;
};

/** Every feature of this release. */
export async function loadFeatures(call: PageCall): Promise<readonly ShownFeature[]> {
  const { siteFeatures } = await call.query(featuresQuery);
  return siteFeatures.flatMap(({ name, ...more }) => (isFeature(name) ? [{ ...more, name }] : []));
}

/** The input that holds how a feature was when the page was drawn. */
export const wasOnName = (name: Feature): string => `was-${name}`;

interface Wanted {
  readonly name: Feature;
  readonly isOn: boolean;
}

/** What was changed: what another admin has switched meanwhile is left as it is. */
const changedIn = (form: FormData): readonly Wanted[] =>
  featureNames.flatMap((name) => {
    if (!form.has(name)) return [];
    const isOn = form.getAll(name).includes('true');
    return String(isOn) === form.get(wasOnName(name)) ? [] : [{ name, isOn }];
  });

/** The names in a parameter of the address. */
export const namesIn = (list: string | null): readonly Feature[] =>
  (list ?? '').split(',').filter(isFeature);

/**
 * Saves what was changed. Where a feature is switched off that people use now, the screen asks first:
 * its address holds what is to be saved.
 */
export async function saveFeatures(call: PageCall, form: FormData) {
  const changes = changedIn(form);
  const off = changes.flatMap(({ name, isOn }) => (isOn ? [] : [name]));
  if (form.get('sure') !== 'yes' && off.length > 0) {
    const features = await loadFeatures(call);
    const isUsed = ({ name, canBeOff, inUse, people }: ShownFeature) =>
      off.includes(name) && canBeOff && inUse + people > 0;
    if (features.some(isUsed)) {
      const on = changes.flatMap(({ name, isOn }) => (isOn ? [name] : []));
      const search = new URLSearchParams({
        off: off.join(','),
        ...(on.length > 0 ? { on: on.join(',') } : {}),
      });
      return redirect(`${featuresPath}?${search}`);
    }
  }
  const { errors } = await call.ask(saveCall, { features: [...changes] });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  return tellAt(featuresPath, translatorFor(call.locale)(messages.saved));
}
