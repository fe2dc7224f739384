import { isAudited, writeAuditEntry } from '../audit/write-audit-entry.server.ts';
import { transaction } from '../database/transaction.server.ts';
import type { Database } from '../database/database.server.ts';
import type { Queryable } from '../database/queryable.ts';
import type { Entity, Values } from '../model/entity.ts';
import { isUuid } from '../model/kinds.ts';
import { messages } from '../model/messages.ts';
import type { Model } from '../model/model.ts';
import { badInput, conflict, forbidden, notFound } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import type { World } from '../world.ts';
import { ResponseSizeBudget } from './response-size-budget.server.ts';
import type { Row } from './connections.ts';
import { constraintRefusal } from './database-refusal.ts';
import { scopeKey, scopeOf } from './params.ts';
import { changedFields, needsBefore, newRecord } from './prepare-input.ts';
import type { Reader } from './reader.server.ts';
import type { Filter, Selection, Variables } from './selection.ts';
import { column } from './statement.server.ts';
import { storedValue } from './statements/stored-value.ts';
import {
  planCreate,
  planCreateReasons,
  planDelete,
  planLock,
  planStored,
  planUpdate,
  type WritePlan,
} from './statements/write-plan.ts';
import { apiSentence } from '../model/api-sentence.ts';
import { storeRefusals } from './store-refusals.messages.ts';

/** A requested write. */
export interface Write {
  readonly viewer: Viewer;
  /** The requested selection of the result. */
  readonly selection: Selection;
  readonly input: Values;
  readonly condition: Filter | null;
  readonly variables: Variables;
}

interface App {
  readonly model: Model;
  readonly database: Database;
  readonly reader: Reader;
  readonly world: World;
  /** Called after each committed write, to wake the event readers. */
  readonly onCommit: () => void;
}

/** All writes for a viewer. */
export class Writer {
  readonly #app: App;
  readonly #creates = new WeakMap<Selection, Map<string, WritePlan>>();

  constructor(app: App) {
    this.#app = app;
  }

  /**
   * Creates a record. A caller who may create but not read gets back their input and the id.
   * @param on the caller's transaction; without it the write has its own
   * @throws Refusal BAD_USER_INPUT, FORBIDDEN or CONFLICT; nothing is written then
   */
  async create(write: Write, on?: Queryable): Promise<Row> {
    if (!on && isAudited(write.viewer)) return this.change((tx) => this.create(write, tx));
    const { viewer, selection, input, condition } = write;
    const { entity } = selection;
    const record = this.#newRecord(write);
    const plan = condition
      ? planCreate(this.#app.model, selection, scopeOf(viewer), condition)
      : this.#plannedCreate(selection, viewer);
    const [value] = await this.#run(plan, write, stored(entity, record), on);
    if (value === undefined)
      throw (await this.#explainCreateFailure(write, record, on)) ?? conflict(overtaken);
    await this.#audit('create', write, record.id, on);
    this.#committed(on);
    if (typeof value !== 'string') return { ...onlySent(input), id: record['id'] };
    return this.#result(write, record.id, value, on);
  }

  /**
   * Checks a create call by access, fields, references and condition, and writes nothing. For a hook
   * that must not distinguish someone already registered from someone new.
   * @returns what `create` answers to a caller who may not read the record
   * @throws Refusal BAD_USER_INPUT, FORBIDDEN or CONFLICT, as `create` does
   */
  async check(write: Write, tx: Queryable): Promise<Row> {
    const record = this.#newRecord(write);
    const refusal = await this.#explainCreateFailure(write, record, tx);
    if (refusal) throw refusal;
    return { ...onlySent(write.input), id: record['id'] };
  }

  /**
   * Changes a record.
   * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, or CONFLICT if the condition fails
   */
  async update(write: Write, on?: Queryable): Promise<Row> {
    if (!on && isAudited(write.viewer)) return this.change((tx) => this.update(write, tx));
    const { entity } = write.selection;
    this.#mayEver(entity, write.viewer, 'update');
    const id = idOf(write.input);
    const value =
      on || !needsBefore(entity, write.input)
        ? await this.#update(write, id, on)
        : await transaction(this.#app.database.pool, (tx) => this.#update(write, id, tx));
    await this.#audit('update', write, id, on);
    this.#committed(on);
    return this.#result(write, id, value, on);
  }

  async #update(write: Write, id: string, on?: Queryable): Promise<string | null> {
    const { world, model } = this.#app;
    const { viewer, selection, input, condition } = write;
    const { entity } = selection;
    const now = world.now();
    let before: Values | null = null;
    if (needsBefore(entity, input)) {
      const [row] = await this.#run(planLock(model, entity, scopeOf(viewer)), write, { id }, on);
      if (typeof row !== 'string') throw await this.#whyNot(write, id, 'update', on);
      before = JSON.parse(row) as Values;
    }
    const changes: Values = {
      ...changedFields(entity, input, viewer, now, before),
      updatedAt: now,
    };
    const plan = planUpdate(model, selection, scopeOf(viewer), Object.keys(changes), condition);
    const [value] = await this.#run(plan, write, { ...stored(entity, changes), id }, on);
    if (value === undefined) throw await this.#whyNot(write, id, 'update', on);
    return typeof value === 'string' ? value : null;
  }

  /**
   * Deletes a record and returns its former state.
   * @throws Refusal NOT_FOUND, FORBIDDEN, or CONFLICT if the condition fails or others depend on it
   */
  async delete(write: Write, on?: Queryable): Promise<Row> {
    if (!on && isAudited(write.viewer)) return this.change((tx) => this.delete(write, tx));
    const { model } = this.#app;
    const { viewer, selection, condition, variables } = write;
    this.#mayEver(selection.entity, viewer, 'delete');
    const id = idOf(write.input);
    const plan = planDelete(model, selection, scopeOf(viewer), condition, variables);
    const [value] = await this.#run(plan, write, { id }, on);
    if (value === undefined) throw await this.#whyNot(write, id, 'delete', on);
    await this.#audit('delete', write, id, on);
    this.#committed(on);
    if (typeof value !== 'string') return { id };
    return this.#app.reader.shape(JSON.parse(value) as Row, selection, variables);
  }

  /**
   * Runs a change of several statements in a transaction, and wakes the event readers; also for
   * hand-written operations.
   */
  async change<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    const result = await transaction(this.#app.database.pool, work);
    this.#committed(undefined);
    return result;
  }

  /** What an admin does is recorded together with it, the fields by name only. */
  async #audit(
    verb: 'create' | 'update' | 'delete',
    { viewer, selection, input }: Write,
    id: string,
    on: Queryable | undefined,
  ): Promise<void> {
    if (!on) return;
    const { name } = selection.entity;
    await writeAuditEntry(on, this.#app.world, viewer, {
      action: `${verb}${name}`,
      subject: name,
      subjectId: id,
      details:
        verb === 'update' ? { fields: Object.keys(input).filter((key) => key !== 'id') } : {},
    });
  }

  #mayEver({ access }: Entity, { role }: Viewer, verb: 'create' | 'update' | 'delete'): void {
    const grants =
      role === 'guests'
        ? [access.guests]
        : [access.signedIn, access[role], ...(verb === 'create' ? [] : [access.owner])];
    if (!grants.some((grant) => grant?.verbs.has(verb))) throw forbidden();
  }

  #plannedCreate(selection: Selection, viewer: Viewer): WritePlan {
    let plansByScope = this.#creates.get(selection);
    if (!plansByScope) this.#creates.set(selection, (plansByScope = new Map<string, WritePlan>()));
    const scope = scopeOf(viewer);
    const key = scopeKey(scope);
    let plan = plansByScope.get(key);
    if (!plan) plansByScope.set(key, (plan = planCreate(this.#app.model, selection, scope, null)));
    return plan;
  }

  async #run(plan: WritePlan, write: Write, root: Values, on?: Queryable): Promise<unknown[]> {
    const { reader, database } = this.#app;
    const values = plan.params.bind(reader.run(write.viewer, write.variables, root));
    try {
      return await column(on ?? database.pool, plan.text, values);
    } catch (error) {
      throw constraintRefusal(error, write.selection.entity) ?? error;
    }
  }

  /** What was written as the caller reads it; relations are read after the write they belong to. */
  async #result(write: Write, id: string, value: string | null, on?: Queryable): Promise<Row> {
    const { viewer, selection, variables } = write;
    if (value === null) return { id };
    if (selection.relations.length === 0) return JSON.parse(value) as Row;
    const { reader, database } = this.#app;
    const whole = ResponseSizeBudget.unlimited();
    return (
      (await reader.get(on ?? database.pool, viewer, selection, id, variables, whole)) ?? { id }
    );
  }

  #newRecord({ viewer, selection: { entity }, input }: Write): Values & { readonly id: string } {
    const { world } = this.#app;
    this.#mayEver(entity, viewer, 'create');
    const now = world.now();
    return {
      id: world.newId(),
      ...newRecord(entity, input, viewer, now),
      createdAt: now,
      updatedAt: now,
    };
  }

  /** Why a create is refused; null if nothing refuses it. */
  async #explainCreateFailure(write: Write, record: Values, on?: Queryable): Promise<Error | null> {
    const { entity } = write.selection;
    const plan = planCreateReasons(this.#app.model, entity, scopeOf(write.viewer), write.condition);
    const [value] = await this.#run(plan, write, stored(entity, record), on);
    const reasons = JSON.parse(String(value)) as Record<string, boolean>;
    const fields = Object.keys(reasons).filter(
      (key) => entity.foreignKeys.has(key) && !reasons[key],
    );
    if (fields.length > 0)
      return badInput(
        Object.fromEntries(
          fields.map((field) => [
            field,
            entity.foreignKeys.get(field)?.open ? messages.notThere : messages.notYours,
          ]),
        ),
      );
    if (reasons[''] === false) return forbidden();
    return reasons['condition'] === false ? conflict(conditionFails) : null;
  }

  async #whyNot(
    write: Write,
    id: string,
    verb: 'update' | 'delete',
    on?: Queryable,
  ): Promise<Error> {
    const { model } = this.#app;
    const plan = planStored(model, write.selection.entity, scopeOf(write.viewer), verb);
    const [value] = await this.#run(plan, write, { id }, on);
    if (typeof value !== 'string') return notFound();
    const { readable, writable } = JSON.parse(value) as { readable: boolean; writable: boolean };
    if (writable) return conflict(write.condition ? conditionFails : overtaken);
    return readable ? forbidden() : notFound();
  }

  #committed(on: Queryable | undefined): void {
    if (!on) this.#app.onCommit();
  }
}

const conditionFails = apiSentence(storeRefusals.condition);
/** The reason disappeared between the write that did nothing and the question why. */
const overtaken = apiSentence(storeRefusals.overtaken);

/** A record's values as the driver takes them, by field. */
function stored(entity: Entity, record: Values): Values {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => {
      const spec = entity.fields.get(field);
      return [field, spec ? storedValue(spec, value) : value];
    }),
  );
}

const onlySent = (input: Values): Values =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

function idOf({ id }: Values): string {
  if (typeof id !== 'string' || !isUuid(id)) throw notFound();
  return id;
}
