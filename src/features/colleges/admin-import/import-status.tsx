import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import type { oneImport } from './imports-queries.ts';
import type { ImportSubject } from './import-run.ts';
import { importsMessages as messages } from './imports.messages.ts';
import { importMessagesOf } from './import-messages.ts';
import { useRefreshEvery } from '../../../ui/navigation/use-refresh.ts';
import css from './imports.module.css';

export type ImportRun = NonNullable<ResultOf<typeof oneImport>['collegeImport']>;

/** Milliseconds between two polls of a running import. */
const pause = 1_000;

interface ImportStatusProps {
  readonly run: ImportRun;
  readonly subject: ImportSubject;
  readonly now: Date;
}

/** The state of an import, and the next step. */
export function ImportStatus({ run, subject, now }: ImportStatusProps) {
  const t = useTranslate();
  const its = importMessagesOf[subject];
  const isRunning = run.state === 'checking' || run.state === 'importing';
  useRefreshEvery(pause, { isOn: isRunning });
  if (isRunning) return <Progress run={run} />;
  if (run.state === 'failed')
    return (
      <Notice
        kind="error"
        title={t(messages.failedTitle)}
        action={
          <div className={css.acts}>
            {run.problemKind !== null && (
              <Form fields={nothing} now={now} intent="recheck">
                <input type="hidden" name="act" value="recheck" />
                <SubmitButton kind="line" size="small">
                  {t(messages.takeAnyway)}
                </SubmitButton>
              </Form>
            )}
            <ButtonLink to={`/admin/${subject}/import`} kind="line" size="small">
              {t(messages.tryAgain)}
            </ButtonLink>
          </div>
        }
      >
        <p>{run.problem}</p>
        <p>{t(messages.failedText)}</p>
      </Notice>
    );
  if (run.state === 'undone')
    return (
      <Notice title={t(messages.undoneTitle)}>
        <p>{t(its.undoneText)}</p>
        {run.leftAlone.length > 0 && (
          <p>{t(messages.leftAlone, { names: run.leftAlone.join(', ') })}</p>
        )}
      </Notice>
    );
  const { added, changed, unchanged } = run;
  const figures = t(its.checkedText, { added, changed, unchanged });
  if (run.state === 'imported')
    return (
      <Notice kind="success" title={t(messages.importedTitle)}>
        {figures}
      </Notice>
    );
  if (added === 0 && changed === 0)
    return <Notice kind="success">{t(messages.nothingToDo)}</Notice>;
  return (
    <Notice
      kind="warning"
      title={t(messages.checkedTitle)}
      action={
        <Form fields={nothing} now={now} intent="start">
          <input type="hidden" name="act" value="start" />
          <SubmitButton pending={t(messages.starting)}>{t(messages.importNow)}</SubmitButton>
        </Form>
      }
    >
      {figures}
    </Notice>
  );
}

function Progress({ run }: { readonly run: ImportRun }) {
  const t = useTranslate();
  const step =
    run.step === 'write'
      ? messages.writing
      : run.total > 0 && run.done >= run.total
        ? messages.comparing
        : messages.reading;
  return (
    <div className={css.progress} role="status">
      <p>
        <strong>{t(step)}</strong>
        {run.total > 0 && `\u00a0· ${t(messages.progress, { done: run.done, total: run.total })}`}
      </p>
      <progress
        aria-label={t(messages.progressLabel)}
        {...(run.total > 0 ? { value: run.done, max: run.total } : {})}
      />
      <p className={css.hint}>{t(messages.canLeave)}</p>
      <ButtonLink to="?" kind="line" size="small" icon="refresh">
        {t(messages.lookAgain)}
      </ButtonLink>
    </div>
  );
}

const nothing = {};
