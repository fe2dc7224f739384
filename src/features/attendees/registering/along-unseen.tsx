import { detailFields, type Typed } from '../questions/asked-fields.ts';
import type { AttendeeType } from '../questions/registration-fields.ts';

interface AlongUnseenProps {
  readonly as: AttendeeType;
  readonly typed: Typed;
  /** Hidden inputs of the form. */
  readonly also?: readonly string[];
}

/** Known answers are sent as hidden inputs, so that no one is asked again; needs no JavaScript. */
export function AlongUnseen({ as, typed, also = [] }: AlongUnseenProps) {
  const names = [...also, ...Object.keys(detailFields(as))];
  return names.flatMap((name) =>
    (typed[name] ?? []).map((value, index) => (
      <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
    )),
  );
}
