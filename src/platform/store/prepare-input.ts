import type { Entity, RuleContext, Values } from '../model/entity.ts';
import { checkField, type FieldSpec, type Moment } from '../model/field.ts';
import { messages } from '../model/messages.ts';
import { badInput } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import type { ApiSentence } from '../model/api-sentence.ts';

type Problems = Record<string, ApiSentence>;

const maySet = ({ setBy }: FieldSpec, { role }: Viewer): boolean =>
  setBy === null || (role !== 'guests' && setBy.includes(role));

/** Whether a caller takes an uploaded file out of the field that shows it. */
const empties = ({ uploaded }: FieldSpec, value: unknown): boolean =>
  uploaded && (value === null || value === '');

/** What the system sets a field to when the record's maker may not choose. */
function systemValue(field: string, spec: FieldSpec, viewer: Viewer, values: Values): unknown {
  if (spec.derivedFrom) return spec.derivedFrom.by(values[spec.derivedFrom.field]);
  if (spec.account === 'caller' || field === 'owner') return viewer.id;
  return spec.initial ?? null;
}

/** What an empty value means: null, or the default if the record must have one. */
const emptyValue = ({ nullable, initial }: FieldSpec): unknown =>
  nullable || initial === undefined ? null : initial;

function addProblems(problems: Problems, field: string, found: Readonly<Problems>): void {
  for (const [path, message] of Object.entries(found))
    problems[path === '' ? field : `${field}.${path}`] = message;
}

function refuseIfAny(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw badInput(problems);
}

/** The problems found by the entity's rules over several fields; none if a value is missing. */
function ruleProblems(entity: Entity, record: Values, context: RuleContext): Problems {
  const problems: Problems = {};
  for (const rule of entity.rules) Object.assign(problems, rule(record, context));
  return problems;
}

/**
 * The full record of a create call: validated, guarded, with the system's values.
 * @throws Refusal BAD_USER_INPUT with every invalid field, with the messages of section 5
 */
export function newRecord(entity: Entity, input: Values, viewer: Viewer, now: Date): Values {
  const problems: Problems = {};
  const values: Record<string, unknown> = {};
  const context: RuleContext = { viewer, now, before: null };
  const guarded: [string, FieldSpec][] = [];
  for (const [field, spec] of entity.fields) {
    if (field === 'createdAt' || field === 'updatedAt') continue;
    if (field === 'id' && (input[field] ?? null) === null) continue;
    const value = input[field];
    if (spec.setBy && !(value !== undefined && maySet(spec, viewer))) {
      guarded.push([field, spec]);
      continue;
    }
    if (value === undefined && spec.initial !== undefined) {
      values[field] = spec.initial;
      continue;
    }
    const checked = checkField(spec, value, context);
    if (checked.problems) addProblems(problems, field, checked.problems);
    else values[field] = checked.value ?? emptyValue(spec);
  }
  for (const [field, spec] of guarded) {
    values[field] = systemValue(field, spec, viewer, values);
    if (input[field] !== undefined && !isSameValue(spec, input[field], values[field], context))
      problems[field] = messages.guarded;
  }
  const bySystem = entity.onCreate?.(saidOf(values, input), context) ?? {};
  const record = { ...values, ...bySystem };
  refuseIfAny({ ...ruleProblems(entity, record, context), ...problems });
  return record;
}

/** The caller's input: for `onCreate`, a missing value differs from the default or null. */
const saidOf = (values: Values, input: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => input[field] !== undefined));

/** Whether an update has to know the record before it can be judged. */
export function needsBefore(entity: Entity, input: Values): boolean {
  if (entity.rules.length > 0) return true;
  return Object.keys(input).some((field) => {
    const spec = entity.fields.get(field);
    return field !== 'id' && (spec?.createOnly === true || spec?.setBy != null);
  });
}

/**
 * The columns that an update call changes, validated and guarded.
 * @param before the current record, or null if `needsBefore` said it isn't needed
 * @throws Refusal BAD_USER_INPUT with every invalid field
 */
export function changedFields(
  entity: Entity,
  input: Values,
  viewer: Viewer,
  now: Date,
  before: Values | null,
): Values {
  const problems: Problems = {};
  const changes: Record<string, unknown> = {};
  for (const [field, given] of Object.entries(input)) {
    const spec = entity.fields.get(field);
    if (field === 'id' || given === undefined || !spec) continue;
    if (spec.derivedFrom) continue;
    if (spec.createOnly || !(maySet(spec, viewer) || empties(spec, given))) {
      if (!isSameValue(spec, given, before?.[field], { now }))
        problems[field] = spec.createOnly ? messages.fixed : messages.guarded;
      continue;
    }
    const checked = checkField(spec, given, { now });
    if (checked.problems) addProblems(problems, field, checked.problems);
    else if (checked.value === null && !spec.nullable) problems[field] = messages.required;
    else changes[field] = checked.value;
  }
  for (const [field, spec] of entity.fields) {
    const { derivedFrom } = spec;
    if (!derivedFrom) continue;
    if (derivedFrom.field in changes) changes[field] = derivedFrom.by(changes[derivedFrom.field]);
    const is = field in changes ? changes[field] : before?.[field];
    if (input[field] !== undefined && !isSameValue(spec, input[field], is, { now }))
      problems[field] = messages.guarded;
  }
  const found = before
    ? ruleProblems(entity, { ...before, ...changes }, { viewer, now, before })
    : {};
  refuseIfAny({ ...found, ...problems });
  return changes;
}

/** JSON with sorted object keys: PostgreSQL returns them in its own order. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** A value in its stored form, or as it is where the field would not take it. */
function storedForm(spec: FieldSpec, value: unknown, moment: Moment): unknown {
  if (value === null || value === undefined) return null;
  const checked = spec.check(value, moment);
  return checked.problems ? value : checked.value;
}

/**
 * Whether two values of a field are equal: clients may send back an instant with another offset, an
 * id in uppercase, or JSON as a text.
 */
export function isSameValue(
  spec: FieldSpec,
  one: unknown,
  other: unknown,
  moment: Moment,
): boolean {
  if (canonical(one) === canonical(other)) return true;
  return canonical(storedForm(spec, one, moment)) === canonical(storedForm(spec, other, moment));
}
