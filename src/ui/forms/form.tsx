import {
  useEffect,
  useRef,
  type FocusEvent,
  type ReactNode,
  type SubmitEvent,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { Form as RouterForm } from 'react-router';
import { afterPress } from './after-press.ts';
import type { FormFields, FormRule } from './check-form.ts';
import { classNames } from '../layout/class-names.ts';
import { focusFirst, isFilledIn, nameOf } from './form-controls.ts';
import { FormContext } from './form-context.ts';
import { FormMessage } from './form-message.tsx';
import { intentName } from './form-problem.ts';
import { fieldOf } from './form-values.ts';
import { useFormAnswer, type AnyFetcher } from './use-form-answer.ts';
import { useFormState, type Initial } from './use-form-state.ts';
import css from './form.module.css';
import { unsentEvent } from './keep-unsent.ts';

interface FormProps {
  /** What is checked, by the names of the inputs: fields of entities, or of the same kinds. */
  readonly fields: FormFields;
  /** The present as the loader knows it. */
  readonly now: Date;
  /** Tells the forms of a page apart; sent along as `intent`. A page with one form needs none. */
  readonly intent?: string;
  /** Where it is sent; the page's own action without it. */
  readonly action?: string;
  /** The initial values, by the names of the inputs. Declare it outside, or memoize it. */
  readonly initial?: Initial;
  /** Sent by a fetcher: the page stays. */
  readonly fetcher?: AnyFetcher;
  /** A rule over several fields. */
  readonly rule?: FormRule;
  /** Files go along. */
  readonly files?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A form that checks what is typed with the fields' own checks at each input and when a field is left,
 * and sends what passes to the route's action. What the action finds wrong (`refusalData`,
 * `problemData`) lands on its field. Without JavaScript it is a plain form.
 */
export function Form(props: FormProps) {
  const { fields, intent, action, fetcher, files, className, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const { problem, pending } = useFormAnswer(fetcher, intent);
  const [unsent, sendAgain] = useUnsent(sent, pending);
  const { state, hydrated, look, judge, showAll } = useFormState({ ...props, problem, pending });

  // What is filled in without a key pressed (by the browser, by another part of the page) counts, too.
  useEffect(() => {
    if (form.current) judge(form.current);
  });
  useEffect(() => {
    if (problem && form.current) focusFirst(form.current, problem.fields);
  }, [problem]);
  useEffect(() => {
    if (unsent && form.current) focusFirst(form.current, {});
  }, [unsent]);
  useEffect(() => {
    if (!pending) sent.current = false;
  }, [pending]);

  const lookAt = (name: string) => {
    if (form.current && Object.hasOwn(fields, name)) look(form.current, name);
  };

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    if (pending || sent.current) return event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement && submitter.formNoValidate)) {
      const problems = judge(event.currentTarget);
      if (problems) {
        event.preventDefault();
        // Shown before the focus comes, so that it is read out with the field.
        const { currentTarget } = event;
        flushSync(() => showAll(currentTarget, problems));
        return focusFirst(currentTarget, problems);
      }
    }
    // Until the router reports that it is being sent, or that it won't be.
    sendAgain();
    sent.current = true;
    setTimeout(() => (sent.current = false), 1000);
  }

  const Element = fetcher?.Form ?? RouterForm;
  return (
    <Element
      ref={form}
      method="post"
      {...(action === undefined ? {} : { action })}
      {...(files ? { encType: 'multipart/form-data' as const } : {})}
      className={classNames(css.form, className)}
      noValidate={hydrated}
      onInput={({ currentTarget, target }) => {
        const name = fieldOf(nameOf(target));
        // A date is judged when all its parts are there, or was before.
        if (state.verdicts[name] !== undefined || isFilledIn(currentTarget, name)) lookAt(name);
        else judge(currentTarget);
      }}
      onBlur={({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        const left = fieldOf(nameOf(target));
        if (left !== fieldOf(nameOf(relatedTarget))) afterPress(() => lookAt(left));
      }}
      // The style sheet starts one when the browser fills in a field.
      onAnimationStart={({ currentTarget }) => judge(currentTarget)}
      onSubmit={submit}
    >
      {intent !== undefined && <input type="hidden" name={intentName} value={intent} />}
      <FormContext value={state}>
        <FormMessage problem={problem} fields={fields} unsent={unsent} />
        {children}
      </FormContext>
    </Element>
  );
}

/** Why a form has not arrived, as far as its browser knows. */
type UnsentForm = 'offline' | 'unreachable' | 'failed';

/**
 * Whether this form was sent and did not arrive, until it is sent again or the connection is back.
 * @param isSent whether it is being sent, also before the router says so; false once it is lost
 */
function useUnsent(isSent: RefObject<boolean>, pending: boolean) {
  const [unsent, setUnsent] = useState<UnsentForm | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      if (!(event instanceof CustomEvent) || !(pending || isSent.current)) return;
      event.preventDefault();
      // It can be sent again at once.
      isSent.current = false;
      setUnsent(
        event.detail === 'failed' ? 'failed' : navigator.onLine ? 'unreachable' : 'offline',
      );
    };
    window.addEventListener(unsentEvent, keep);
    return () => window.removeEventListener(unsentEvent, keep);
  }, [isSent, pending]);
  useEffect(() => {
    if (unsent !== 'offline') return;
    const back = () => setUnsent(null);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [unsent]);
  return [unsent, () => setUnsent(null)] as const;
}
