import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type SubmitEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import {
  Form as RouterForm,
  useActionData,
  useNavigation,
  type FetcherWithComponents,
} from 'react-router';
import { checkForm, type FormFields, type FormRule } from './check-form.ts';
import { FormContext, type FormState, type Verdict } from './form-context.ts';
import { FormMessage } from './form-message.tsx';
import { intentName, isFormProblem, type FormProblem } from './form-problem.ts';
import { fieldOf } from './form-values.ts';
import { afterPress } from './after-press.ts';
import { useHydrated } from './hydrated.ts';
import { classNames } from './class-names.ts';
import css from './form.module.css';

interface FormProps {
  /** What is checked, by the names of the inputs: fields of entities, or of the same kinds. */
  readonly fields: FormFields;
  /** The present as the loader knows it. */
  readonly now: Date;
  /** Tells the forms of a page apart; sent along as `intent`. */
  readonly intent?: string;
  /** Where it is sent; the page's own action without it. */
  readonly action?: string;
  /** What is in it at first, by the names of the inputs. */
  readonly initial?: Readonly<Record<string, string | readonly string[] | null | undefined>>;
  /** Sent by a fetcher: the page stays. */
  readonly fetcher?: FetcherWithComponents<unknown>;
  /** A rule over several fields. */
  readonly rule?: FormRule;
  /** Files go along. */
  readonly files?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const nothing: Readonly<Record<string, Verdict>> = {};

/**
 * A form that checks what is typed with the fields' own checks at each input and when a field is left,
 * and sends what passes to the route's action. What the action finds wrong (`refusalData`,
 * `problemData`) lands on its field. Without JavaScript it is a plain form.
 */
export function Form(props: FormProps) {
  const { fields, now, intent, action, initial, fetcher, rule, files, className, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const problem = useProblem(fetcher, intent);
  const pending = usePending(fetcher, intent);
  const sent = useRef(false);
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>(
    problem?.fields ?? nothing,
  );
  const [valid, setValid] = useState(true);
  const [seen, setSeen] = useState(problem);
  if (seen !== problem) {
    setSeen(problem);
    setVerdicts(problem?.fields ?? nothing);
  }

  const judge = (element: HTMLFormElement) =>
    checkForm(fields, new FormData(element), { now, ...(rule ? { rule } : {}) });

  // What is filled in without a key pressed (by the browser, by another part of the page) counts, too.
  useEffect(() => {
    if (form.current) setValid(judge(form.current).problems === null);
  });
  useEffect(() => {
    if (!pending) sent.current = false;
  }, [pending]);
  useEffect(() => {
    if (problem && form.current) focusFirst(form.current, problem.fields);
  }, [problem]);

  const look = (name: string) => {
    if (!form.current || !Object.hasOwn(fields, name)) return;
    const { values, problems } = judge(form.current);
    const value = new Map(Object.entries(values)).get(name);
    const { [name]: _before, ...others } = verdicts;
    const verdict = problems?.[name] ?? (value === null || value === false ? undefined : true);
    setVerdicts(verdict === undefined ? others : { ...others, [name]: verdict });
    setValid(problems === null);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (pending || sent.current) return event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement && submitter.formNoValidate)) {
      const { problems } = judge(event.currentTarget);
      if (problems) {
        event.preventDefault();
        flushSync(() => setVerdicts((before) => ({ ...before, ...problems })));
        return focusFirst(event.currentTarget, problems);
      }
    }
    sent.current = true;
  };

  const state = useMemo(
    (): FormState => ({
      fields,
      verdicts,
      valid: valid || !hydrated,
      pending,
      typed: { ...startOf(initial), ...problem?.typed },
      focus: Object.keys(fields).find((name) => problem?.fields[name] !== undefined) ?? null,
    }),
    [fields, verdicts, valid, hydrated, pending, initial, problem],
  );

  const Element = fetcher?.Form ?? RouterForm;
  return (
    <Element
      ref={form}
      method="post"
      {...(action === undefined ? {} : { action })}
      {...(files ? { encType: 'multipart/form-data' as const } : {})}
      className={classNames(css.form, className)}
      noValidate={hydrated}
      onInput={({ target }) => look(fieldOf(nameOf(target)))}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        const left = fieldOf(nameOf(event.target));
        if (left !== fieldOf(nameOf(event.relatedTarget))) afterPress(() => look(left));
      }}
      onSubmit={submit}
    >
      {intent !== undefined && <input type="hidden" name={intentName} value={intent} />}
      <FormContext value={state}>
        <FormMessage problem={problem} fields={fields} />
        {children}
      </FormContext>
    </Element>
  );
}

/** What the action said of this form, until it is sent again. */
function useProblem(
  fetcher: FetcherWithComponents<unknown> | undefined,
  intent?: string,
): FormProblem | null {
  const answered: unknown = useActionData();
  const data: unknown = fetcher ? fetcher.data : answered;
  return isFormProblem(data) && data.intent === (intent ?? null) ? data : null;
}

function usePending(fetcher: FetcherWithComponents<unknown> | undefined, intent?: string): boolean {
  const { state, formData } = useNavigation();
  if (fetcher) return fetcher.state !== 'idle';
  return (
    state !== 'idle' && formData !== undefined && formData.get(intentName) === (intent ?? null)
  );
}

function startOf(initial: FormProps['initial'] = {}): FormState['typed'] {
  return Object.fromEntries(
    Object.entries(initial).flatMap(([name, value]) =>
      value === null || value === undefined
        ? []
        : [[name, typeof value === 'string' ? [value] : value]],
    ),
  );
}

const nameOf = (target: EventTarget | null): string =>
  target instanceof HTMLElement && 'name' in target ? String(target.name) : '';

/** Goes to the first input of a wrong field, or to the message when it is about the whole. */
function focusFirst(form: HTMLFormElement, problems: Readonly<Record<string, string>>): void {
  const wrong = [...form.elements].find(
    (element) => fieldOf(nameOf(element)) in problems && !element.matches('[type=hidden]'),
  );
  const target = wrong ?? form.querySelector('[role=alert]');
  if (target instanceof HTMLElement) target.focus();
}
