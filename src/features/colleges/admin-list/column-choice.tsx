import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { adminCollegesMessages as messages } from './admin-colleges.messages.ts';
import { collegeColumns, type CollegeColumn } from './college-columns.ts';
import css from './admin-colleges.module.css';

interface ColumnChoiceProps {
  readonly columns: readonly CollegeColumn[];
  readonly now: Date;
}

/** The columns of the table, remembered by the browser. */
export function ColumnChoice({ columns, now }: ColumnChoiceProps) {
  const t = useTranslate();
  return (
    <Disclosure title={t(messages.columns)}>
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
              {t(messages[one])}
            </label>
          ))}
          <SubmitButton kind="line" size="small">
            {t(messages.saveColumns)}
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

const nothing = {};
