import { useMemo } from 'react';
import { localTimeAt } from '../../../../platform/pages/local-time.ts';
import { Form } from '../../../../ui/forms/form.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../../ui/forms/submit-button.tsx';
import { NumberField, TextField } from '../../../../ui/fields/text-field.tsx';
import type { PlannedSession } from '../plan-shapes.ts';
import { Act } from './card-panel.tsx';
import type { LoadedPlan } from './load-plan.ts';
import { Panel } from './panel.tsx';
import { addFields, sessionFields, usualSessions } from './plan-forms.ts';
import { planMessages as messages } from './plan.messages.ts';
import css from './panel.module.css';

interface AddSessionsProps {
  readonly loaded: LoadedPlan;
  readonly now: Date;
}

/** Adds sessions after the last one: for an empty fair, all of them at once. */
export function AddSessions({ loaded, now }: AddSessionsProps) {
  const t = useTranslate();
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
        <TextField type="datetime-local" name="startTime" label={t(messages.start)} />
        <NumberField name="count" label={t(messages.count)} inputMode="numeric" />
        <NumberField name="gap" label={t(messages.gap)} inputMode="numeric" />
      </div>
      <Format />
      <SubmitButton pending={t(messages.adding)}>{t(messages.add)}</SubmitButton>
    </Form>
  );
}

function Format() {
  const t = useTranslate();
  return (
    <div className={css.row}>
      <NumberField name="places" label={t(messages.places)} inputMode="numeric" />
      <NumberField name="minutesEach" label={t(messages.minutesEach)} inputMode="numeric" />
      <NumberField name="introMinutes" label={t(messages.introMinutes)} inputMode="numeric" />
      <NumberField
        name="lengthMinutes"
        label={t(messages.lengthMinutes)}
        hint={t(messages.lengthHint)}
        inputMode="numeric"
      />
    </div>
  );
}

interface SessionPanelProps extends AddSessionsProps {
  readonly session: PlannedSession;
}

/** Edits or removes one session. */
export function SessionPanel({ loaded, session, now }: SessionPanelProps) {
  const t = useTranslate();
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
    <Panel slug={loaded.slug} title={t(messages.session, { number })}>
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
          <TextField name="title" label={t(messages.titleField)} />
          <TextField type="datetime-local" name="startTime" label={t(messages.startField)} />
          <TextField name="host" label={t(messages.host)} hint={t(messages.hostHint)} />
        </div>
        <Format />
        <SubmitButton pending={t(messages.savingSession)}>{t(messages.save)}</SubmitButton>
      </Form>
      <div className={css.remove}>
        <Act
          loaded={loaded}
          operation={{ kind: 'removeSessions', numbers: [number] }}
          label={t(messages.removeSession)}
        />
        <p className={css.hint}>{t(messages.removeHint)}</p>
      </div>
    </Panel>
  );
}
