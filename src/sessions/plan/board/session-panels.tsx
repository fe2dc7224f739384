import { useMemo } from 'react';
import { localTimeAt } from '../../../platform/pages/local-time.ts';
import { Form } from '../../../ui/form.tsx';
import { useSay } from '../../../ui/say.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { NumberField, TextField } from '../../../ui/text-field.tsx';
import type { PlannedSession } from '../plan-shapes.ts';
import { Act } from './card-panel.tsx';
import type { LoadedPlan } from './load-plan.ts';
import { Panel } from './panel.tsx';
import { addFields, sessionFields, usualSessions } from './plan-forms.ts';
import { planWords as said } from './plan.words.ts';
import css from './panel.module.css';

interface AddSessionsProps {
  readonly loaded: LoadedPlan;
  readonly now: Date;
}

/** Adds sessions after the last one: at an empty fair all of them at once. */
export function AddSessions({ loaded, now }: AddSessionsProps) {
  const say = useSay();
  const { plan, startTime, endTime, timeZone, version } = loaded;
  const initial = useMemo(() => {
    const last = plan.sessions.at(-1);
    const own = last ?? usualSessions;
    const start = last
      ? Date.parse(last.startTime) + (last.lengthMinutes + usualSessions.gap) * 60_000
      : Date.parse(startTime);
    const step = (own.lengthMinutes + usualSessions.gap) * 60_000;
    const fits = Math.floor((Date.parse(endTime) - start + usualSessions.gap * 60_000) / step);
    return {
      startTime: localTimeAt(new Date(start), timeZone),
      count: last ? 1 : Math.min(usualSessions.count, Math.max(1, fits)),
      gap: usualSessions.gap,
      places: own.places,
      minutesEach: own.minutesEach,
      introMinutes: own.introMinutes,
      lengthMinutes: own.lengthMinutes,
    };
  }, [plan.sessions, startTime, endTime, timeZone]);
  return (
    <Form fields={addFields} now={now} intent="add" initial={initial} className={css.form}>
      <input type="hidden" name="version" value={version} />
      <div className={css.row}>
        <TextField type="datetime-local" name="startTime" label={say(said.start)} />
        <NumberField name="count" label={say(said.count)} inputMode="numeric" />
        <NumberField name="gap" label={say(said.gap)} inputMode="numeric" />
      </div>
      <Format />
      <SubmitButton pending={say(said.adding)}>{say(said.add)}</SubmitButton>
    </Form>
  );
}

function Format() {
  const say = useSay();
  return (
    <div className={css.row}>
      <NumberField name="places" label={say(said.places)} inputMode="numeric" />
      <NumberField name="minutesEach" label={say(said.minutesEach)} inputMode="numeric" />
      <NumberField name="introMinutes" label={say(said.introMinutes)} inputMode="numeric" />
      <NumberField
        name="lengthMinutes"
        label={say(said.lengthMinutes)}
        hint={say(said.lengthHint)}
        inputMode="numeric"
      />
    </div>
  );
}

interface SessionPanelProps extends AddSessionsProps {
  readonly session: PlannedSession;
}

/** Changes or removes one session. */
export function SessionPanel({ loaded, session, now }: SessionPanelProps) {
  const say = useSay();
  const { number, title, startTime, lengthMinutes, places, minutesEach, introMinutes, host } =
    session;
  const initial = useMemo(
    () => ({
      ...{ title, host, lengthMinutes, places, minutesEach, introMinutes },
      startTime: localTimeAt(new Date(startTime), loaded.timeZone),
    }),
    [title, host, lengthMinutes, places, minutesEach, introMinutes, startTime, loaded.timeZone],
  );
  return (
    <Panel slug={loaded.slug} title={say(said.session, { number })}>
      <Form
        key={`${number} ${loaded.version}`}
        fields={sessionFields}
        now={now}
        intent="session"
        initial={initial}
        className={css.form}
      >
        <input type="hidden" name="version" value={loaded.version} />
        <input type="hidden" name="number" value={number} />
        <div className={css.row}>
          <TextField name="title" label={say(said.titleField)} />
          <TextField type="datetime-local" name="startTime" label={say(said.startField)} />
          <TextField name="host" label={say(said.host)} hint={say(said.hostHint)} />
        </div>
        <Format />
        <SubmitButton pending={say(said.savingSession)}>{say(said.save)}</SubmitButton>
      </Form>
      <div className={css.remove}>
        <Act
          loaded={loaded}
          operation={{ kind: 'removeSessions', numbers: [number] }}
          label={say(said.removeSession)}
        />
        <p className={css.hint}>{say(said.removeHint)}</p>
      </div>
    </Panel>
  );
}
