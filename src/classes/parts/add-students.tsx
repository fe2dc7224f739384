import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { listFields } from '../class-fields.ts';
import type { SavedList } from '../class-queries.ts';
import { classWords as said } from '../class.words.ts';
import { listOf } from '../list-of.ts';
import { lineProblems } from '../read-roster.ts';
import css from './class-parts.module.css';

interface AddStudentsProps {
  readonly now: string;
  /** What came of a list that was not taken whole. */
  readonly saved: SavedList | undefined;
}

/** Lines to paste, or a file, with names and addresses of students. */
export function AddStudents({ now, saved }: AddStudentsProps) {
  const say = useSay();
  return (
    <div className={css.add}>
      <h3>{say(said.addTitle)}</h3>
      {saved && <Report saved={saved} />}
      <Form fields={listFields} now={new Date(now)} intent="save" files>
        <TextArea
          name="text"
          label={say(said.paste)}
          hint={say(said.pasteHint)}
          rows={6}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
        />
        <label className={css.file}>
          <span>{say(said.file)}</span>
          <input type="file" name="file" accept=".csv,.txt,.tsv,text/csv,text/plain" />
          <span className={css.hint}>{say(said.fileHint)}</span>
        </label>
        <div>
          <SubmitButton pending={say(said.adding)}>{say(said.add)}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

/** What was taken, what was left out, and what has to be put right, line by line. */
function Report({ saved }: { readonly saved: SavedList }) {
  const { added, known, dropped, repeated, problems } = saved;
  const say = useSay();
  const locale = useLocale();
  const why = (reason: string) => lineProblems.find((one) => one === reason) ?? 'quotes';
  return (
    <Notice kind="warning" live title={say(said.added, { count: added, known })}>
      {dropped.length > 0 && <p>{say(said.leftOut, { columns: listOf(locale, dropped) })}</p>}
      {repeated.length > 0 && (
        <p>
          {say(said.repeated, {
            count: repeated.length,
            lines: listOf(locale, repeated.map(String)),
          })}
        </p>
      )}
      <ul className={css.lines}>
        {problems.map(({ line, why: reason }) => (
          <li key={line}>{say(said.line, { line, why: say(said[why(reason)]) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
