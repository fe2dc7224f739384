import { data } from 'react-router';
import { graphql } from '../../platform/pages/graphql.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { refusalData } from '../../ui/forms/form-problem.ts';
import { demoVisitorsMessages as messages } from './demo-visitors.messages.ts';
import { tellAt } from './save-settings.ts';

const demoVisitorsQuery = graphql(`
  query DemoVisitors {
    demoVisitors {
      isOn
    }
  }
`);
const switchCall = graphql(`
  mutation SetDemoVisitors($isOn: Boolean!) {
    setDemoVisitors(isOn: $isOn) {
      isOn
    }
  }
`);

/** Where the switch is: the settings take what it sends, and lead back to where it was. */
export const demoVisitorsAction = '/admin/settings/features';
const places = ['/app', demoVisitorsAction] as const;
export type DemoVisitorsPlace = (typeof places)[number];

/** The value of `intent` that the switch sends. */
export const demoVisitorsIntent = 'demo-visitors';

/** Whether the demo's visitors are on; null on a site without them. For admins. */
export async function loadDemoVisitors(call: PageCall): Promise<boolean | null> {
  const { demoVisitors } = await call.query(demoVisitorsQuery);
  return demoVisitors?.isOn ?? null;
}

/** Switches the demo's visitors as the button says. */
export async function switchDemoVisitors(call: PageCall, form: FormData) {
  const isOn = form.get('isOn') === 'true';
  const { errors } = await call.ask(switchCall, { isOn });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const back = places.find((place) => place === form.get('back')) ?? demoVisitorsAction;
  return tellAt(back, translatorFor(call.locale)(isOn ? messages.isOn : messages.isOff));
}
