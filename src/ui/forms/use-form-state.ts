import { useMemo, useState } from 'react';
import { checkForm, type FieldProblems, type FormFields, type FormRule } from './check-form.ts';
import { isAutofilled } from './form-controls.ts';
import type { FormState, LeftOpen, Verdict } from './form-context.ts';
import type { FormProblem } from './form-problem.ts';
import { fieldOf } from './form-values.ts';
import { useHydrated } from '../layout/hydrated.ts';
import { useLocale } from '../text/translate.tsx';

/** Initial values of a form. */
export type Initial = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>;

interface Start {
  readonly fields: FormFields;
  readonly now: Date;
  readonly rule?: FormRule;
  readonly initial?: Initial;
  readonly problem: FormProblem | null;
  readonly pending: boolean;
}

type Verdicts = FormState['verdicts'];

/** Field state of a form: unvalidated at first, validated on input and blur. */
export function useFormState({ fields, now, rule, initial, problem, pending }: Start) {
  const hydrated = useHydrated();
  const locale = useLocale();
  const fromServer: Verdicts | undefined = problem?.fields;
  const [verdicts, setVerdicts] = useState<Verdicts>(fromServer ?? {});
  const [valid, setValid] = useState(true);
  // Since the form was pressed: which answers were missing. What the server found counts alike.
  const [missing, setMissing] = useState<ReadonlySet<string> | null>(() => emptyIn(problem));
  const [answered, setAnswered] = useState(problem);
  if (answered !== problem) {
    setAnswered(problem);
    if (fromServer) setVerdicts(fromServer);
    setMissing(emptyIn(problem));
  }

  const check = (form: HTMLFormElement) => {
    const checked = checkForm(fields, new FormData(form), { now, locale, rule });
    setValid(Object.keys(checked.problems ?? {}).every((name) => isAutofilled(form, name)));
    return checked;
  };

  const state = useMemo(
    (): FormState => ({
      fields,
      verdicts,
      valid: valid || !hydrated,
      pending,
      sentBack: problem !== null,
      typed: problem?.typed ?? typedFrom(initial),
      left: leftOpen(verdicts, missing),
      focus: Object.keys(fields).find((name) => problem?.fields[name] !== undefined) ?? null,
    }),
    [fields, verdicts, valid, hydrated, pending, initial, problem, missing],
  );

  return {
    state,
    hydrated,
    /** The current errors of the form, shown or not. */
    judge: (form: HTMLFormElement): FieldProblems | null => check(form).problems,
    /** Shows what is to be said of one field, and again of those that were judged before. */
    look: (form: HTMLFormElement, name: string): void => {
      const { values, problems } = check(form);
      const valueOf = new Map<string, unknown>(Object.entries(values));
      setVerdicts((before) => {
        const after: Record<string, Verdict> = {};
        for (const one of new Set([...Object.keys(before), name])) {
          const previous =
            one !== name && before[one] === fromServer?.[one] ? before[one] : undefined;
          const verdict =
            previous ?? problems?.[one] ?? (isEmpty(valueOf.get(one)) ? undefined : true);
          if (verdict !== undefined) after[one] = verdict;
        }
        return after;
      });
    },
    showAll: (form: HTMLFormElement, problems: FieldProblems) => {
      const data = new FormData(form);
      const filled = [...data].filter(([, value]) => value !== '').map(([name]) => fieldOf(name));
      setMissing(new Set(Object.keys(problems).filter((name) => !filled.includes(name))));
      setVerdicts((before) => ({ ...before, ...problems }));
    },
  };
}

/** The fields that the server found wrong and that were left empty; null where it found none. */
function emptyIn(problem: FormProblem | null): ReadonlySet<string> | null {
  const wrong = Object.keys(problem?.fields ?? {});
  const isLeft = (name: string) => (problem?.typed[name] ?? []).every((value) => value === '');
  return wrong.length === 0 ? null : new Set(wrong.filter(isLeft));
}

/** What is still wrong since the form was pressed. */
function leftOpen(verdicts: Verdicts, missing: ReadonlySet<string> | null): LeftOpen | null {
  const wrong = Object.keys(verdicts).filter((name) => typeof verdicts[name] === 'string');
  if (missing === null || wrong.length === 0) return null;
  return { count: wrong.length, areMissing: wrong.every((name) => missing.has(name)) };
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

function typedFrom(initial: Initial = {}): FormState['typed'] {
  const typed: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(initial))
    if (value !== null && value !== undefined)
      typed[name] = Array.isArray(value) ? value.map(String) : [String(value)];
  return typed;
}
