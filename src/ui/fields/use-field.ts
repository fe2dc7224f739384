import { use, useId } from 'react';
import type { FormField } from '../forms/check-form.ts';
import { FormContext } from '../forms/form-context.ts';
import { fieldOf } from '../forms/form-values.ts';

/** A field's props, besides its looks. */
export interface FieldOptions {
  /** The name of its input; the field of the form around with this name says how it is checked. */
  readonly name: string;
  /** How it is checked, where there is no form around, or the form knows nothing of it. */
  readonly field?: FormField | undefined;
  /** The initial value. */
  readonly defaultValue?: string | readonly string[] | undefined;
  /** The error, where no form provides it. */
  readonly error?: string | undefined;
  /** There is a hint below: it is read out with the field. */
  readonly hinted?: boolean;
}

/** Ties an input of any kind to the form around it. Works outside a form, too, unchecked. */
export function useField({ name, field, defaultValue, error, hinted = false }: FieldOptions) {
  const form = use(FormContext);
  const id = useId();
  const spec = (field ?? form?.fields[fieldOf(name)])?.spec;
  const verdict = error ?? form?.verdicts[name];
  const wrong = typeof verdict === 'string' ? verdict : null;
  const start = typeof defaultValue === 'string' ? [defaultValue] : (defaultValue ?? []);
  const ids = { control: id, hint: `${id}h`, error: `${id}e` };
  const described = [wrong !== null && ids.error, hinted && ids.hint].filter(Boolean).join(' ');
  return {
    ids,
    spec,
    wrong,
    /** It passed, and something is in it. */
    passed: verdict === true,
    required: spec?.required ?? false,
    optional: spec ? !spec.required : false,
    /** The value: typed before, else the initial one. */
    given: form?.typed[name] ?? (form?.sentBack ? [] : start),
    /** For the input itself. */
    control: {
      id,
      name,
      required: spec?.required ?? undefined,
      'aria-invalid': wrong === null ? undefined : true,
      'aria-describedby': described || undefined,
      autoFocus: form?.focus === name ? true : undefined,
    },
  };
}

/** A field of a form, as `useField` ties it. */
export type TiedField = ReturnType<typeof useField>;
