import { FileInput } from '../../../ui/fields/file-input.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { listFields } from '../class-page/class-fields.ts';
import type { SavedList } from '../class-queries.ts';
import { classMessages as messages } from '../class.messages.ts';
import { listOf } from './list-of.ts';
import { lineProblems } from './read-roster.ts';
import css from '../class-page/class-parts.module.css';

interface AddStudentsProps {
  readonly now: string;
  /** The result of a list that was only partly accepted. */
  readonly saved: SavedList | undefined;
  readonly isOpen: boolean;
}

/** Lines to paste, or a file, with names and addresses of students. */
export function AddStudents({ now, saved, isOpen }: AddStudentsProps) {
  const t = useTranslate();
  return (
    <div className={css.add}>
      <Disclosure title={t(messages.addTitle)} open={isOpen}>
        {saved && <Report saved={saved} />}
        <Form fields={listFields} now={new Date(now)} intent="save" files>
          <TextArea
            name="text"
            label={t(messages.paste)}
            hint={t(messages.pasteHint)}
            rows={6}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
          />
          <label className={css.file}>
            <span>{t(messages.file)}</span>
            <FileInput name="file" accept=".csv,.txt,.tsv,text/csv,text/plain" />
            <span className={css.hint}>{t(messages.fileHint)}</span>
          </label>
          <div>
            <SubmitButton pending={t(messages.adding)}>{t(messages.add)}</SubmitButton>
          </div>
        </Form>
      </Disclosure>
    </div>
  );
}

/** What was accepted, what was left out, and what to correct, line by line. */
function Report({ saved }: { readonly saved: SavedList }) {
  const { added, known, dropped, repeated, problems } = saved;
  const t = useTranslate();
  const locale = useLocale();
  const why = (reason: string) => lineProblems.find((one) => one === reason) ?? 'quotes';
  return (
    <Notice kind="warning" live title={t(messages.added, { count: added, known })}>
      {dropped.length > 0 && <p>{t(messages.leftOut, { columns: listOf(locale, dropped) })}</p>}
      {repeated.length > 0 && (
        <p>
          {t(messages.repeated, {
            count: repeated.length,
            lines: listOf(locale, repeated.map(String)),
          })}
        </p>
      )}
      <ul className={css.lines}>
        {problems.map(({ line, why: reason }) => (
          <li key={line}>{t(messages.line, { line, why: t(messages[why(reason)]) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
