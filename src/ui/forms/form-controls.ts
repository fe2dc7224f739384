import { fieldOf } from './form-values.ts';

/** The name of an input, select or textarea; '' for anything else. */
export const nameOf = (target: EventTarget | null): string =>
  target instanceof HTMLElement && 'name' in target ? String(target.name) : '';

const controlsOf = (form: HTMLFormElement, isMeant: (field: string) => boolean) =>
  [...form.elements].filter(
    (element) => isMeant(fieldOf(nameOf(element))) && !element.matches('[type=hidden]'),
  );

/** Goes to the first input of a wrong field, or to the message when it is about the whole. */
export function focusFirst(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string>>,
): void {
  const [wrong] = controlsOf(form, (field) => Object.hasOwn(problems, field));
  const target = wrong ?? form.querySelector('[role=alert]');
  if (target instanceof HTMLElement) target.focus();
}

/** Reports whether all inputs of a multi-part field are there; one input is complete. */
export function isFilledIn(form: HTMLFormElement, field: string): boolean {
  const parts = controlsOf(form, (name) => name === field).filter((control) =>
    nameOf(control).includes('.'),
  );
  return parts.every((part) => 'value' in part && part.value !== '');
}

/**
 * Detects whether the browser filled in a field, which may hide the value from scripts until
 * someone interacts with the page.
 */
export const isAutofilled = (form: HTMLFormElement, field: string): boolean =>
  controlsOf(form, (name) => name === field).some((control) => control.matches(':autofill'));
