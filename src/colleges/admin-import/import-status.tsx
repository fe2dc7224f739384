import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { oneImport } from './imports-queries.ts';
import type { ImportSubject } from './import-run.ts';
import { importsWords as said } from './imports.words.ts';
import { importWordsOf } from './import-words.ts';
import css from './imports.module.css';

export type ImportRun = NonNullable<ResultOf<typeof oneImport>['collegeImport']>;

/** Milliseconds between two looks at an import that runs. */
const pause = 1_000;

/** Has the page's data read again while the work goes on. */
function useLookAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), pause);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}

interface ImportStatusProps {
  readonly run: ImportRun;
  readonly subject: ImportSubject;
  readonly now: Date;
}

/** Where an import is, and the next step. */
export function ImportStatus({ run, subject, now }: ImportStatusProps) {
  const say = useSay();
  const its = importWordsOf[subject];
  const isRunning = run.state === 'checking' || run.state === 'importing';
  useLookAgain(isRunning);
  if (isRunning) return <Progress run={run} />;
  if (run.state === 'failed')
    return (
      <Notice
        kind="error"
        title={say(said.failedTitle)}
        action={
          <div className={css.acts}>
            {run.problemKind !== null && (
              <Form fields={nothing} now={now} intent="recheck">
                <input type="hidden" name="act" value="recheck" />
                <SubmitButton kind="line" size="small">
                  {say(said.takeAnyway)}
                </SubmitButton>
              </Form>
            )}
            <ButtonLink to={`/admin/${subject}/import`} kind="line" size="small">
              {say(said.tryAgain)}
            </ButtonLink>
          </div>
        }
      >
        <p>{run.problem}</p>
        <p>{say(said.failedText)}</p>
      </Notice>
    );
  if (run.state === 'undone')
    return (
      <Notice title={say(said.undoneTitle)}>
        <p>{say(its.undoneText)}</p>
        {run.leftAlone.length > 0 && (
          <p>{say(said.leftAlone, { names: run.leftAlone.join(', ') })}</p>
        )}
      </Notice>
    );
  const { added, changed, unchanged } = run;
  const figures = say(its.checkedText, { added, changed, unchanged });
  if (run.state === 'imported')
    return (
      <Notice kind="success" title={say(said.importedTitle)}>
        {figures}
      </Notice>
    );
  if (added === 0 && changed === 0) return <Notice kind="success">{say(said.nothingToDo)}</Notice>;
  return (
    <Notice
      kind="warning"
      title={say(said.checkedTitle)}
      action={
        <Form fields={nothing} now={now} intent="start">
          <input type="hidden" name="act" value="start" />
          <SubmitButton pending={say(said.starting)}>{say(said.importNow)}</SubmitButton>
        </Form>
      }
    >
      {figures}
    </Notice>
  );
}

function Progress({ run }: { readonly run: ImportRun }) {
  const say = useSay();
  const step =
    run.step === 'write'
      ? said.writing
      : run.total > 0 && run.done >= run.total
        ? said.comparing
        : said.reading;
  return (
    <div className={css.progress} role="status">
      <p>
        <strong>{say(step)}</strong>
        {run.total > 0 && ` · ${say(said.progress, { done: run.done, total: run.total })}`}
      </p>
      <progress
        aria-label={say(said.progressLabel)}
        {...(run.total > 0 ? { value: run.done, max: run.total } : {})}
      />
      <p className={css.hint}>{say(said.canLeave)}</p>
      <ButtonLink to="?" kind="line" size="small" icon="refresh">
        {say(said.lookAgain)}
      </ButtonLink>
    </div>
  );
}

const nothing = {};
