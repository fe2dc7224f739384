import { messages } from './messages.ts';
import type { Role } from './viewer.ts';
import type { ApiSentence } from './api-sentence.ts';

/** GraphQL's name of a field's values. */
export type ScalarName =
  | 'ID'
  | 'String'
  | 'Int'
  | 'Float'
  | 'Boolean'
  | 'DateTime'
  | 'Date'
  | 'JSON'
  | 'Email'
  | 'URL'
  | 'Phone';

/** PostgreSQL's type of a field's values. */
export type ColumnType =
  'uuid' | 'text' | 'integer' | 'double precision' | 'boolean' | 'timestamptz' | 'date' | 'jsonb';

/** Who may set a guarded field; `system` means no caller. */
export type Setter = Role | 'system';

/**
 * Who sees a masked field: a role, the record's owner, an approved account, or everyone if a flag
 * of the same record says so.
 */
export type FieldReader = Role | 'owner' | 'approved' | { readonly flag: string };

/** What a check found: nothing, or a path below the field ('' is the field itself) to a message. */
export type Problems = Readonly<Record<string, ApiSentence>> | null;

/** What a check may know of the moment it runs in. */
export interface Moment {
  /** The present instant. */
  readonly now: Date;
}

/** A value that passed, in its stored form, or what is wrong with it. */
export type Checked =
  | { readonly value: unknown; readonly problems?: undefined }
  | { readonly problems: Readonly<Record<string, ApiSentence>> };

/** Everything the tables, the API, the forms and the tests have to know of one field. */
export interface FieldSpec {
  readonly scalar: ScalarName;
  readonly column: ColumnType;
  readonly list: boolean;
  /** The maximum characters of a text, which forms show while someone types; null: no limit. */
  readonly longest: number | null;
  /** Single-line text: no control characters, and forms turn pasted ones into spaces. */
  readonly oneLine: boolean;
  /** The bounds of a number, both included. */
  readonly range: { readonly min: number; readonly max: number } | null;
  /** People must fill it in when they create the record. */
  readonly required: boolean;
  /** Imported or invited records may lack it though people must fill it in. */
  readonly nullable: boolean;
  /** The default value. */
  readonly initial: unknown;
  /** null: everyone who can write the record. */
  readonly setBy: readonly Setter[] | null;
  /** Holds the address of an uploaded file: people can only empty it. */
  readonly uploaded: boolean;
  /** Never changes once the record is there. */
  readonly createOnly: boolean;
  /** null: everyone who can read the record. */
  readonly visibleTo: readonly FieldReader[] | null;
  /** The SQL function of the record that returns the masked version for everyone else. */
  readonly othersSee: string | null;
  readonly unique: boolean;
  /** Computed from another field of the same record; no one sets it. */
  readonly derivedFrom: { readonly field: string; readonly by: (value: unknown) => unknown } | null;
  /** The caller's own account unless an admin names another one; `none` starts empty. */
  readonly account: 'caller' | 'none' | null;
  /** Checks a value that is neither null nor absent. */
  readonly check: (value: unknown, moment: Moment) => Checked;
}

const plain: Omit<FieldSpec, 'scalar' | 'column' | 'check'> = {
  list: false,
  longest: null,
  oneLine: false,
  range: null,
  required: true,
  nullable: false,
  initial: undefined,
  setBy: null,
  uploaded: false,
  createOnly: false,
  visibleTo: null,
  othersSee: null,
  unique: false,
  derivedFrom: null,
  account: null,
};

/**
 * A field in the making: each word returns a new field. `Value` is the type of a value on both sides
 * of the wire, `Needed` whether people must give it.
 */
export class Field<Value, Needed extends boolean = true> {
  declare readonly value: Value;
  declare readonly needed: Needed;
  readonly spec: FieldSpec;

  constructor(spec: Pick<FieldSpec, 'scalar' | 'column' | 'check'> & Partial<FieldSpec>) {
    this.spec = { ...plain, ...spec };
  }

  #with<N extends boolean = Needed>(change: Partial<FieldSpec>): Field<Value, N> {
    return new Field<Value, N>({ ...this.spec, ...change });
  }

  /** May be left empty. */
  optional(): Field<Value, false> {
    return this.#with<false>({ required: false, nullable: true });
  }

  /** People must fill it in, yet an imported or invited record may lack it. */
  nullable(): Field<Value, Needed> {
    return this.#with({ nullable: true });
  }

  /** The default value. */
  startsAs(initial: Value): Field<Value, false> {
    return this.#with<false>({ initial, required: false });
  }

  /** A guarded field: only these may set it. */
  setBy(...setters: Setter[]): Field<Value, false> {
    return this.#with<false>({
      setBy: setters,
      required: false,
      nullable: this.spec.nullable || this.spec.initial === undefined,
    });
  }

  /**
   * Holds the address of an uploaded file (`shownIn` of its slot). The upload sets it; people who
   * may write the record can empty it, but not set another address.
   */
  uploaded(): Field<Value, false> {
    return this.setBy('system').#with({ uploaded: true });
  }

  /** Never changes once the record is there. */
  createOnly(): Field<Value, Needed> {
    return this.#with({ createOnly: true });
  }

  /** A masked field: everyone else reads null. */
  visibleTo(...fieldReaders: FieldReader[]): Field<Value, Needed> {
    return this.#with({ visibleTo: fieldReaders });
  }

  /** A masked field: everyone else reads what this SQL function of the record returns. */
  visibleInFullTo(fieldReaders: readonly FieldReader[], othersSee: string): Field<Value, Needed> {
    return this.#with({ visibleTo: fieldReaders, othersSee });
  }

  /** No two records share a value. */
  unique(): Field<Value, Needed> {
    return this.#with({ unique: true });
  }

  /** Always follows another field of the same record. */
  derivedFrom(field: string, by: (value: unknown) => unknown): Field<Value, false> {
    return this.#with<false>({ derivedFrom: { field, by }, setBy: ['system'], required: false });
  }

  /** Adds a rule to the checks of the kind; it returns a message or null. */
  must(rule: (value: Value, moment: Moment) => ApiSentence | null): Field<Value, Needed> {
    const before = this.spec.check;
    return this.#with({
      check: (value, moment) => {
        const checked = before(value, moment);
        if (checked.problems) return checked;
        const message = rule(checked.value as Value, moment);
        return message === null ? checked : { problems: { '': message } };
      },
    });
  }
}

/** Runs a field's check on anything a caller may have sent, emptiness included. */
export function checkField(spec: FieldSpec, value: unknown, moment: Moment): Checked {
  const empty =
    value === undefined ||
    value === null ||
    (spec.column === 'text' && !spec.list && typeof value === 'string' && value.trim() === '');
  if (!empty) return spec.check(value, moment);
  return spec.required ? { problems: { '': messages.required } } : { value: null };
}
