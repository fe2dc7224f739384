import { useActionData, type RouteObject } from 'react-router';
import { passwordRules } from '../../src/features/accounts/password-policy.ts';
import { AlertBanner, AlertProvider } from '../../src/ui/overlays/alert-banner.tsx';
import { CheckboxField } from '../../src/ui/fields/checkbox-field.tsx';
import { CheckboxGroup, RadioCards } from '../../src/ui/fields/choice-fields.tsx';
import { CodeField } from '../../src/ui/fields/code-field.tsx';
import { DateField } from '../../src/ui/fields/date-field.tsx';
import { Form } from '../../src/ui/forms/form.tsx';
import { Honeypot } from '../../src/ui/forms/honeypot.tsx';
import { PasswordField } from '../../src/ui/fields/password-field.tsx';
import { NavigationProgress } from '../../src/ui/overlays/progress-bar.tsx';
import { SelectField } from '../../src/ui/fields/select-field.tsx';
import { SubmitButton } from '../../src/ui/forms/submit-button.tsx';
import { TextArea } from '../../src/ui/fields/text-area.tsx';
import {
  EmailField,
  NumberField,
  PhoneField,
  TextField,
  UrlField,
} from '../../src/ui/fields/text-field.tsx';
import { codeFields, everyField, now } from './scratch-fields.ts';
import { Overlays } from './scratch-overlays.tsx';
import '../../src/ui/brand/fonts.css';
import '../../src/ui/brand/tokens.css';
import '../../src/ui/brand/base.css';
import './scratch.css';

const kinds = [
  { value: 'student', label: 'Student', hint: 'In school, or going back to it' },
  { value: 'parent', label: 'Parent or guardian', hint: 'With my student, or for them' },
  { value: 'counselor', label: 'Counselor or teacher', hint: 'For my class' },
];

const states = [
  { value: 'OH', label: 'Ohio' },
  { value: 'OR', label: 'Oregon' },
  { value: 'WA', label: 'Washington' },
];

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
];

/** Every part of the kit on one page, as the screens use them. */
function ScratchPage() {
  const answered: unknown = useActionData();
  const done =
    typeof answered === 'object' && answered && 'done' in answered ? String(answered.done) : '';
  return (
    <AlertProvider initialAlert={null}>
      <NavigationProgress />
      <AlertBanner />
      <main className="scratch">
        <h1>Every field</h1>
        <p id="done">{done}</p>
        <div className="columns">
          <EveryField />
          <div className="stack">
            <Code />
            <Overlays />
            <Disabled />
          </div>
        </div>
      </main>
    </AlertProvider>
  );
}

function EveryField() {
  return (
    <Form fields={everyField} now={now} intent="every">
      <Honeypot seal="1.2" />
      <TextField
        name="name"
        label="Your name"
        hint="As your friends write it."
        autoComplete="name"
      />
      <EmailField name="email" label="Email" hint="Your ticket and reminders go here." />
      <DateField
        name="dob"
        label="When were you born?"
        hint="We ask so we follow the law for your age."
        birth
      />
      <RadioCards name="kind" label="I am a" options={kinds} />
      <PhoneField name="phone" label="Mobile phone" placeholder="(503) 555-0142" />
      <UrlField name="site" label="Website" />
      <NumberField name="visitors" label="How many people come with you?" />
      <SelectField name="state" label="State" options={states} autoComplete="address-level1" />
      <TextArea name="about" label="Your question" hint="Ask anything." />
      <CheckboxGroup name="sizes" label="Size of the college" options={sizes} inline />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        rules={passwordRules.filter(({ name }) => name !== 'longest')}
      />
      <CheckboxField name="reminders" label="Send me reminders" hint="Two before each fair." />
      <CheckboxField name="consent" label="I agree to the terms" />
      <SubmitButton size="large" block pending="Signing up…">
        Sign up
      </SubmitButton>
    </Form>
  );
}

function Code() {
  return (
    <section className="stack">
      <h2>The code in the mail</h2>
      <Form fields={codeFields} now={now} intent="code">
        <CodeField name="code" label="Code" hint="Six digits, good for 15 minutes." />
        <div className="row">
          <SubmitButton>Confirm</SubmitButton>
          <SubmitButton formNoValidate kind="quiet" name="again" value="yes">
            Send it again
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

function Disabled() {
  return (
    <section className="stack">
      <h2>Not now</h2>
      <TextField name="fixed" label="Username" defaultValue="maya@example.test" disabled />
      <SelectField name="fixedState" label="State" options={states} defaultValue="OR" disabled />
      <RadioCards
        name="fixedKind"
        label="I am a"
        options={kinds.slice(0, 2)}
        defaultValue="student"
        disabled
      />
      <CheckboxField name="fixedYes" label="Send me reminders" defaultChecked disabled />
    </section>
  );
}

/** The page for both sides; each brings its own way to the action. */
export const routesWith = (action: (form: FormData) => unknown): RouteObject[] => [
  {
    id: 'scratch',
    path: '/',
    action: async ({ request }) => action(await request.formData()),
    Component: ScratchPage,
  },
];
