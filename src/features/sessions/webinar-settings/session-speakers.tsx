import { data, redirect, Form } from 'react-router';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { speakerMessages as messages } from './speakers.messages.ts';
import css from './session-form.module.css';

export const speakersQuery = graphql(`
  query SessionSpeakers($fairId: ID!) {
    sessionSpeakers(fairId: $fairId) {
      sessions {
        number
        title
        speakers
      }
      exhibitors {
        id
        name
      }
    }
  }
`);
const setSpeakers = graphql(`
  mutation SetSessionSpeakers($fairId: ID!, $session: Int!, $exhibitorIds: [ID!]!) {
    setSessionSpeakers(fairId: $fairId, session: $session, exhibitorIds: $exhibitorIds)
  }
`);

const intents = { add: 'add-speaker', remove: 'remove-speaker' } as const;

/** Whether a problem is that of a form about speakers. */
export const isAboutSpeakers = ({ intent }: { readonly intent: string | null }): boolean =>
  intent === intents.add || intent === intents.remove;

/** Handles a form about speakers; null for any other form. */
export async function answerSpeakers(call: PageCall, form: FormData, fairId: string, back: string) {
  const intent = form.get('intent');
  if (typeof intent !== 'string' || !isAboutSpeakers({ intent })) return null;
  const session = Number(form.get('session'));
  const exhibitorId = form.get('exhibitorId');
  const { sessionSpeakers } = await call.query(speakersQuery, { fairId });
  const before = sessionSpeakers?.sessions.find(({ number }) => number === session)?.speakers ?? [];
  const others = before.filter((id) => id !== exhibitorId);
  const isAdded = intent === intents.add && typeof exhibitorId === 'string' && exhibitorId !== '';
  const { errors } = await call.ask(setSpeakers, {
    fairId,
    session,
    exhibitorIds: isAdded ? [...others, exhibitorId] : others,
  });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const message = translatorFor(call.locale)(messages.saved);
  return redirect(back, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
}

interface SessionSpeakersProps {
  readonly speaking: NonNullable<ResultOf<typeof speakersQuery>['sessionSpeakers']>;
  /** Why the last change was refused. */
  readonly problem: string | null;
}

/** Who speaks in each session, at fairs without a planner. */
export function SessionSpeakers({ speaking, problem }: SessionSpeakersProps) {
  const t = useTranslate();
  const { sessions, exhibitors } = speaking;
  const nameOf = (id: string) => exhibitors.find((one) => one.id === id)?.name ?? '';
  return (
    <Section title={t(messages.title)} className={css.spoken}>
      <p>{exhibitors.length === 0 ? t(messages.noExhibitors) : t(messages.lead)}</p>
      {problem !== null && <p role="alert">{problem}</p>}
      {exhibitors.length > 0 &&
        sessions.map(({ number, title, speakers }) => (
          <section key={number} className={css.session} aria-labelledby={`speakers-${number}`}>
            <h3 id={`speakers-${number}`}>{t(messages.session, { number, title })}</h3>
            {speakers.length === 0 ? (
              <p className={css.hint}>{t(messages.none)}</p>
            ) : (
              <ol className={css.speakers}>
                {speakers.map((id) => (
                  <li key={id}>
                    <span>{nameOf(id)}</span>
                    <Form method="post" preventScrollReset>
                      <input type="hidden" name="intent" value={intents.remove} />
                      <input type="hidden" name="session" value={number} />
                      <input type="hidden" name="exhibitorId" value={id} />
                      <Button
                        type="submit"
                        kind="quiet"
                        size="small"
                        aria-label={t(messages.removeName, { name: nameOf(id) })}
                      >
                        {t(messages.remove)}
                      </Button>
                    </Form>
                  </li>
                ))}
              </ol>
            )}
            <Form method="post" preventScrollReset className={css.adding}>
              <input type="hidden" name="intent" value={intents.add} />
              <input type="hidden" name="session" value={number} />
              <SelectField
                key={speakers.length}
                name="exhibitorId"
                label={t(messages.add)}
                empty={t(messages.choose)}
                options={exhibitors
                  .filter(({ id }) => !speakers.includes(id))
                  .map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Button type="submit" kind="line">
                {t(messages.addIt)}
              </Button>
            </Form>
          </section>
        ))}
    </Section>
  );
}
