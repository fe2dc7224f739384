import type { ReactNode } from 'react';
import type { Route } from './+types/admin-fair-settings.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { actOnFair } from './act-on-fair.ts';
import {
  typedIn,
  aboutFields,
  cancelFields,
  copyFields,
  moveFields,
  nothingToFill,
  LocalTimeField,
  TimeFields,
} from '../fair-form-fields.tsx';
import { openManagedFair, stateOf, type ManagedState } from '../managed-fair.tsx';
import { zonesToChoose, type NamedZone } from '../../../ui/time/zones-to-choose.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { Initial } from '../../../ui/forms/use-form-state.ts';
import { adminFairsMessages as messages } from '../admin-fairs.messages.ts';
import { AboutFields } from './about-fields.tsx';
import { loadUsualPrices, type UsualPrices } from './usual-prices.ts';
import { NameFields } from './name-fields.tsx';
import css from './fair-acts.module.css';

interface FairActsProps {
  readonly now: Date;
  readonly usualPrices: UsualPrices;
  readonly state: ManagedState;
  readonly zones: readonly NamedZone[];
  readonly about: Initial;
  readonly times: Initial;
  readonly copy: Initial;
}

/** The forms of a fair: its fields on one side, its actions on the other. */
function FairActs({ now, usualPrices, state, zones, about, times, copy }: FairActsProps) {
  const t = useTranslate();
  const isToCome = state !== 'cancelled' && state !== 'over';
  return (
    <div className={css.columns}>
      <Part title={t(messages.editTitle)}>
        <Form fields={aboutFields} now={now} intent="about" initial={about}>
          <NameFields />
          <AboutFields usualPrices={usualPrices} />
          <SubmitButton pending={t(messages.saving)}>{t(messages.save)}</SubmitButton>
        </Form>
      </Part>
      <div className={css.acts}>
        {state === 'draft' && (
          <Part title={t(messages.publishTitle)} text={t(messages.publishText)}>
            <Form fields={nothingToFill} now={now} intent="publish">
              <SubmitButton pending={t(messages.publishing)}>{t(messages.publish)}</SubmitButton>
            </Form>
          </Part>
        )}
        {state !== 'cancelled' && (
          <Part
            title={t(messages.moveTitle)}
            text={t(state === 'draft' ? messages.moveDraftText : messages.moveText)}
          >
            <Form fields={moveFields} now={now} intent="move" initial={times}>
              <TimeFields zones={zones} />
              <Note />
              <SubmitButton kind="line" pending={t(messages.moving)}>
                {t(messages.move)}
              </SubmitButton>
            </Form>
          </Part>
        )}
        <Part title={t(messages.copyTitle)} text={t(messages.copyText)}>
          <Form fields={copyFields} now={now} intent="copy" initial={copy}>
            <NameFields derives />
            <LocalTimeField name="startTime" label={t(messages.start)} hint={t(messages.inZone)} />
            <SubmitButton kind="line" pending={t(messages.copying)}>
              {t(messages.copy)}
            </SubmitButton>
          </Form>
        </Part>
        {isToCome && (
          <Part title={t(messages.cancelTitle)} text={t(messages.cancelText)}>
            <Form fields={cancelFields} now={now} intent="cancel">
              <Note />
              <CheckboxField name="sure" label={t(messages.sure)} />
              <SubmitButton kind="danger" pending={t(messages.cancelling)}>
                {t(messages.cancel)}
              </SubmitButton>
            </Form>
          </Part>
        )}
      </div>
    </div>
  );
}

function Note() {
  const t = useTranslate();
  return <TextArea name="note" rows={3} label={t(messages.note)} hint={t(messages.noteHint)} />;
}

interface PartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

const Part = ({ title, text, children }: PartProps) => (
  <Card as="section" aria-label={title} className={css.part}>
    <h2>{title}</h2>
    {text !== undefined && <p className={css.text}>{text}</p>}
    {children}
  </Card>
);

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, params.fairId);
  const { timeZone } = fair;
  const typed = (instant: string | null) => typedIn(instant, timeZone);
  const { name } = fair;
  const path = `/admin/fairs/${fair.id}/settings`;
  return {
    meta: pageMeta({ ...call, title: name, description: name, path }),
    now: call.now,
    usualPrices: await loadUsualPrices(call),
    state: stateOf(fair, call.now),
    zones: zonesToChoose(call.locale, timeZone, call.now),
    about: {
      name: fair.name,
      slug: fair.slug,
      fairType: fair.fairType,
      description: fair.description,
      capacity: fair.capacity,
      price: fair.price === null ? null : fair.price / 100,
      exhibitorDeadline: typed(fair.exhibitorDeadline),
      registrationOpensAt: typed(fair.registrationOpensAt),
    },
    times: { timeZone, startTime: typed(fair.startTime), endTime: typed(fair.endTime) },
    copy: { name: fair.name },
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, params.fairId);
  return actOnFair(call, fair, await request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/settings`: the fair's fields, and all actions on it. */
export default function AdminFairSettings({ loaderData, params }: Route.ComponentProps) {
  return <FairActs key={params.fairId} {...loaderData} />;
}
