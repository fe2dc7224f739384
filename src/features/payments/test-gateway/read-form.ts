/** The content of a form body: texts, and lists and groups of them under names in brackets. */
export interface FormGroup {
  readonly [name: string]: FormValue;
}
export type FormValue = string | FormGroup;

/** Parses `a[0][b]=c`, as Stripe's SDK writes it, into groups; lists are groups named 0, 1, 2. */
export function readForm(body: string): FormGroup {
  const root: Record<string, FormValue> = {};
  for (const [key, value] of new URLSearchParams(body)) {
    const path = key.split(/[[\]]+/).filter((part) => part !== '');
    let group = root;
    for (const part of path.slice(0, -1)) {
      const inner = group[part];
      const next: Record<string, FormValue> = typeof inner === 'object' ? { ...inner } : {};
      group[part] = next;
      group = next;
    }
    const last = path.at(-1);
    if (last !== undefined) group[last] = value;
  }
  return root;
}

/** The text at a path of names; undefined when there is none. */
export function textIn(form: FormGroup, ...path: readonly string[]): string | undefined {
  let value: FormValue | undefined = form;
  for (const part of path) value = typeof value === 'object' ? value[part] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The group at a path of names; empty when there is none. */
export function groupIn(form: FormGroup, ...path: readonly string[]): FormGroup {
  let value: FormValue | undefined = form;
  for (const part of path) value = typeof value === 'object' ? value[part] : undefined;
  return typeof value === 'object' ? value : {};
}
