import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { adminCollegesWords as said } from './admin-colleges.words.ts';
import { collegeColumns, type CollegeColumn } from './college-columns.ts';
import css from './admin-colleges.module.css';

interface ColumnChoiceProps {
  readonly columns: readonly CollegeColumn[];
  readonly now: Date;
}

/** Which columns the table shows, remembered by the browser. */
export function ColumnChoice({ columns, now }: ColumnChoiceProps) {
  const say = useSay();
  return (
    <Disclosure title={say(said.columns)}>
      <Form fields={nothing} now={now} intent="columns">
        <input type="hidden" name="act" value="columns" />
        <div className={css.columns}>
          {collegeColumns.map((one) => (
            <label key={one}>
              <input
                type="checkbox"
                name="column"
                value={one}
                defaultChecked={columns.includes(one)}
              />
              {say(said[one])}
            </label>
          ))}
          <SubmitButton kind="line" size="small">
            {say(said.saveColumns)}
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

const nothing = {};
