import { detailFields, type Typed } from '../asked-fields.ts';
import type { AttendeeType } from '../registration-fields.ts';

interface AlongUnseenProps {
  readonly as: AttendeeType;
  readonly typed: Typed;
  /** Other inputs of the form that are not shown. */
  readonly also?: readonly string[];
}

/** What was told before goes along in the form, so that no one is asked again; it needs no script. */
export function AlongUnseen({ as, typed, also = [] }: AlongUnseenProps) {
  const names = [...also, ...Object.keys(detailFields(as))];
  return names.flatMap((name) =>
    (typed[name] ?? []).map((value, index) => (
      <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
    )),
  );
}
