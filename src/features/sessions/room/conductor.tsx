import { useEffect, useState, type ReactNode } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { useAlert } from '../../../ui/overlays/alert-context.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { canCallRollAgain, type SessionMoment, type SessionRun } from '../session-timeline.ts';
import type { ConductAnswer } from './conduct-by-form.ts';
import { countdownText } from './countdown-text.ts';
import type { RoomView } from './load-room.ts';
import { roomMessages as messages } from './room.messages.ts';
import { useStepNames } from './session-now.tsx';
import css from './room.module.css';

/** What a host can add at once, in seconds. */
const extensions = [30, 60] as const;

interface ConductorProps {
  readonly room: RoomView;
  readonly run: SessionRun;
  readonly moment: SessionMoment;
  /** The server’s time, in milliseconds since 1970. */
  readonly time: number;
}

/** What a host does: start, go on, give more time, end. */
export function Conductor({ room, run, moment, time }: ConductorProps) {
  const t = useTranslate();
  const nameOf = useStepNames(room);
  const [isEnding, setIsEnding] = useState(false);
  if (moment.phase === 'over')
    return canCallRollAgain(run, moment, time) ? (
      <ConductForm action="ROLL_CALL">
        <Button type="submit" kind="quiet" icon="arrow-left">
          {t(messages.backToRollCall)}
        </Button>
      </ConductForm>
    ) : null;
  return (
    <section className={css.conductor} aria-labelledby="conduct-title" tabIndex={-1}>
      <h2 id="conduct-title">{t(messages.conduct)}</h2>
      {moment.phase === 'rollCall' ? (
        <>
          <p>
            {run.missing.length > 0 && `${t(messages.leftOut, { count: run.missing.length })} `}
            {t(messages.startEarly)}
          </p>
          <ConductForm action="START">
            <Button type="submit" kind="lawn" icon="play">
              {t(messages.start)}
            </Button>
          </ConductForm>
        </>
      ) : (
        <>
          <p className={css.slack} data-late={moment.slack < 0 || undefined}>
            <Slack ms={moment.slack} />
          </p>
          <div className={css.acts}>
            {moment.next && (
              <ConductForm action="NEXT" values={{ from: String(moment.index) }}>
                <Button type="submit" icon="arrow-right">
                  {moment.next.kind === 'questions'
                    ? t(messages.toQuestions)
                    : t(messages.nextStep, { name: nameOf(moment.next) })}
                </Button>
              </ConductForm>
            )}
            {extensions.map((seconds) => (
              <ConductForm
                key={seconds}
                action="EXTEND"
                values={{ from: String(moment.index), seconds: String(seconds) }}
              >
                <Button type="submit" kind="line" icon="plus">
                  {t(messages.moreTime, { seconds })}
                </Button>
              </ConductForm>
            ))}
            <ConductForm action="ROLL_CALL">
              <Button type="submit" kind="quiet">
                {t(messages.backToRollCall)}
              </Button>
            </ConductForm>
            {isEnding ? (
              <>
                <ConductForm action="END">
                  <Button type="submit" kind="danger">
                    {t(messages.endSure)}
                  </Button>
                </ConductForm>
                <Button kind="quiet" onClick={() => setIsEnding(false)}>
                  {t(messages.keepOn)}
                </Button>
              </>
            ) : (
              <EndButton onAsk={() => setIsEnding(true)} />
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** Asks once more, where there is a script; ends the session without one. */
function EndButton({ onAsk }: { readonly onAsk: () => void }) {
  const t = useTranslate();
  return useHydrated() ? (
    <Button kind="dangerLine" onClick={onAsk}>
      {t(messages.end)}
    </Button>
  ) : (
    <ConductForm action="END">
      <Button type="submit" kind="dangerLine">
        {t(messages.end)}
      </Button>
    </ConductForm>
  );
}

/** Less than this many milliseconds is on time. */
const onTime = 5_000;

function Slack({ ms }: { readonly ms: number }) {
  const t = useTranslate();
  if (Math.abs(ms) < onTime) return t(messages.onTime);
  return t(ms > 0 ? messages.spare : messages.late, { time: countdownText(Math.abs(ms)) });
}

interface ConductFormProps {
  readonly action: 'START' | 'NEXT' | 'EXTEND' | 'MISSING' | 'PRESENT' | 'END' | 'ROLL_CALL';
  readonly values?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A form of a host: it stays on the page. */
export function ConductForm({ action, values = {}, children }: ConductFormProps) {
  const { pathname } = useLocation();
  const fetcher = useFetcher<ConductAnswer>();
  const hydrated = useHydrated();
  const alert = useAlert();
  const { data: answer } = fetcher;
  useEffect(() => {
    if (answer?.problem != null) alert({ type: 'error', message: answer.problem });
  }, [answer, alert]);
  return (
    <fetcher.Form method="post" action={pathname} preventScrollReset>
      <input type="hidden" name="intent" value="conduct" />
      <input type="hidden" name="action" value={action} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hydrated && <input type="hidden" name="still" value="1" />}
      {children}
    </fetcher.Form>
  );
}
