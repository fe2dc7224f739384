import { Form } from '../../ui/forms/form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { counselorFields } from './questions/asked-fields.ts';
import { CounselorField } from './questions/class-fields.tsx';
import { ownMessages as messages } from './my-registration/own.messages.ts';
import { registrationPage } from './registration-page.ts';

interface CounselorQuestionProps {
  /** Of the registration. */
  readonly id: string;
  readonly fair: string;
  readonly counselor: string;
  readonly school: string;
  readonly now: string;
  readonly atHome?: boolean;
}

/** What registering would have asked, had the counselor of the class been confirmed by then. */
export function CounselorQuestion({
  id,
  fair,
  counselor,
  school,
  now,
  atHome = false,
}: CounselorQuestionProps) {
  const t = useTranslate();
  return (
    <Card>
      <Form
        fields={counselorFields}
        now={new Date(now)}
        intent="counselor"
        action={registrationPage}
      >
        <p>{t(messages.classAsks, { fair, counselor, school })}</p>
        <input type="hidden" name="id" value={id} />
        {atHome && <input type="hidden" name="from" value="home" />}
        <CounselorField counselor={counselor} />
        <div>
          <SubmitButton kind="line" pending={t(messages.saving)}>
            {t(messages.saveAnswer)}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
