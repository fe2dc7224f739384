import { onOneLine } from '../../platform/model/control-characters.ts';
import type { FieldSpec } from '../../platform/model/field.ts';

/** The field an input or a path of the API belongs to: `dob.month` -> `dob`, `majors.3` -> `majors`. */
export const fieldOf = (path: string): string => path.split('.', 1)[0] ?? path;

/** The parts a date is typed in, as the names of its inputs end. */
export const dateParts = ['year', 'month', 'day'] as const;

/** The value of an input, in the form that the checks of the model and the API take. */
export function readFormValue(spec: FieldSpec, form: FormData, name: string): unknown {
  if (spec.list)
    return form
      .getAll(name)
      .filter((entry) => entry !== '')
      .map((entry) => readLine(spec, entry));
  if (spec.scalar === 'Date' && !form.has(name)) return readDate(form, name);
  if (spec.scalar === 'Boolean') return readFlag(form.getAll(name));
  const typed = form.get(name);
  if (typeof typed !== 'string' || typed.trim() === '') return null;
  if (spec.range) return readNumber(typed.trim());
  return readLine(spec, typed);
}

/** Tabs and line breaks come by pasting from a table: no one should have to look for them. */
const readLine = (spec: FieldSpec, typed: FormDataEntryValue): FormDataEntryValue =>
  spec.oneLine && typeof typed === 'string' ? onOneLine(typed) : typed;

/** A box sends `false` before its tick, so that nothing at all means that no one was asked. */
function readFlag(typed: readonly FormDataEntryValue[]): boolean | null {
  if (typed.includes('true')) return true;
  return typed.includes('false') ? false : null;
}

/** `1,200` is a number to people; what is none stays as it was typed, for the check to name. */
function readNumber(typed: string): unknown {
  const plain = typed.replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, '');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : typed;
}

function readDate(form: FormData, name: string): string | null {
  const [year = '', month = '', day = ''] = dateParts.map((part) => {
    const typed = form.get(`${name}.${part}`);
    return typeof typed === 'string' ? typed.trim() : '';
  });
  if (year + month + day === '') return null;
  return `${year.padStart(4, '-')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
