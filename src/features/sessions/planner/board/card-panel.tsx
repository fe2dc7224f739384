import { useMemo } from 'react';
import { Form as PlainForm } from 'react-router';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { useLocale, useTranslate } from '../../../../ui/text/translate.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useFormAnswer } from '../../../../ui/forms/use-form-answer.ts';
import { placedAt, spotOf } from '../apply-operation.ts';
import type { PlanOperation } from '../plan-shapes.ts';
import { describeWish } from '../describe-wish.ts';
import type { LoadedPlan, PlanCard } from './load-plan.ts';
import { Why } from './why.tsx';
import { Panel } from './panel.tsx';
import { spotText, wishFields, wishKinds } from './plan-forms.ts';
import { planMessages as messages } from './plan.messages.ts';
import css from './panel.module.css';

interface CardPanelProps {
  readonly loaded: LoadedPlan;
  readonly card: PlanCard;
  readonly now: Date;
}

/** One college: its requests, its position, its preferences. Works with plain forms. */
export function CardPanel({ loaded, card, now }: CardPanelProps) {
  const t = useTranslate();
  const { plan } = loaded;
  const at = spotOf(plan, card.id);
  const isLocked = plan.placements.some((one) => one.exhibitorId === card.id && one.locked);
  return (
    <Panel slug={loaded.slug} title={card.name}>
      <div className={css.columns}>
        <section>
          <h3>{t(messages.asked)}</h3>
          {card.notes.length > 0 ? (
            <ul className={css.notes}>
              {card.notes.map((note, index) => (
                <li key={index}>{note}</li>
              ))}
            </ul>
          ) : (
            <p className={css.hint}>{t(messages.noNotes)}</p>
          )}
          {card.repName && <p className={css.hint}>{t(messages.rep, { name: card.repName })}</p>}
          {at && <Why loaded={loaded} card={card} at={at} />}
          <MoveForm loaded={loaded} card={card} at={at} />
          {at && (
            <Act
              loaded={loaded}
              operation={{ kind: 'lock', exhibitorId: card.id, locked: !isLocked }}
              label={t(isLocked ? messages.unlock : messages.lock)}
            />
          )}
        </section>
        <Wishes loaded={loaded} card={card} now={now} />
      </div>
    </Panel>
  );
}

interface MoveFormProps {
  readonly loaded: LoadedPlan;
  readonly card: PlanCard;
  readonly at: ReturnType<typeof spotOf>;
}

function MoveForm({ loaded, card, at }: MoveFormProps) {
  const t = useTranslate();
  const { plan, exhibitors } = loaded;
  const names = new Map(exhibitors.map(({ id, name }) => [id, name]));
  const spots = plan.sessions.flatMap(({ number, places }) =>
    Array.from({ length: places }, (_, index) => {
      const spot = { session: number, place: index + 1 };
      const over = placedAt(plan, spot)?.exhibitorId;
      const name = over === undefined ? '' : (names.get(over) ?? '');
      return {
        over,
        value: over === undefined ? spotText(spot) : `${spotText(spot)}:${over}`,
        label: t(over === undefined ? messages.spotFree : messages.spotSwap, { ...spot, name }),
      };
    }).filter(({ over }) => over !== card.id),
  );
  if (spots.length === 0) return null;
  return (
    <PlainForm method="post" className={css.inline} preventScrollReset>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="version" value={loaded.version} />
      <input type="hidden" name="exhibitorId" value={card.id} />
      <input type="hidden" name="from" value={spotText(at)} />
      <label className={css.select}>
        {t(messages.moveTo)}
        <select name="to" defaultValue={spots.find(({ over }) => over === undefined)?.value}>
          {at && <option value="">{t(messages.takeOut)}</option>}
          {spots.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{t(messages.moveNow)}</Button>
    </PlainForm>
  );
}

interface ActProps {
  readonly loaded: LoadedPlan;
  readonly operation: PlanOperation;
  readonly label: string;
  readonly quiet?: boolean;
}

/** A button for one operation. */
export function Act({ loaded, operation, label, quiet }: ActProps) {
  return (
    <PlainForm method="post" preventScrollReset>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="version" value={loaded.version} />
      <input type="hidden" name="operation" value={JSON.stringify(operation)} />
      <Button type="submit" kind={quiet ? 'quiet' : 'line'} size="small">
        {label}
      </Button>
    </PlainForm>
  );
}

function Wishes({ loaded, card, now }: CardPanelProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { problem } = useFormAnswer(undefined, 'wish');
  const wishes = loaded.plan.wishes[card.id] ?? [];
  const nameOf = (id: string) => loaded.exhibitors.find((one) => one.id === id)?.name ?? '';
  const kinds = {
    time: messages.kindTime,
    timeMust: messages.kindTimeMust,
    timeNot: messages.kindTimeNot,
    sessions: messages.kindSessions,
    sessionsMust: messages.kindSessionsMust,
    places: messages.kindPlaces,
    with: messages.kindWith,
    apart: messages.kindApart,
    need: messages.kindNeed,
  };
  const others = useMemo(
    () =>
      loaded.exhibitors
        .filter(({ id }) => id !== card.id)
        .map(({ id, name }) => ({ value: id, label: name })),
    [loaded.exhibitors, card.id],
  );
  return (
    <section>
      <h3>{t(messages.wishes)}</h3>
      <ul role="list" className={css.wishes}>
        {wishes.map((wish, index) => (
          <li key={index}>
            <span>{describeWish(t, locale, wish, nameOf)}</span>
            <Act
              quiet
              loaded={loaded}
              label={t(messages.removeWish)}
              operation={{
                kind: 'wish',
                exhibitorId: card.id,
                before: wishes,
                after: wishes.filter((one) => one !== wish),
              }}
            />
          </li>
        ))}
      </ul>
      <details
        className={css.add}
        open={problem !== null || (wishes.length === 0 && card.notes.length > 0)}
      >
        <summary>{t(messages.addWish)}</summary>
        <Form key={wishes.length} fields={wishFields} now={now} intent="wish">
          <input type="hidden" name="version" value={loaded.version} />
          <input type="hidden" name="exhibitorId" value={card.id} />
          <SelectField
            name="kind"
            label={t(messages.wishKind)}
            options={wishKinds.map((kind) => ({ value: kind, label: t(kinds[kind]) }))}
          />
          <div className={css.row}>
            <TextField type="time" name="from" label={t(messages.from)} />
            <TextField type="time" name="until" label={t(messages.until)} />
          </div>
          <p className={css.hint}>{t(messages.fromHint)}</p>
          <TextField name="numbers" label={t(messages.numbers)} hint={t(messages.numbersHint)} />
          <SelectField name="other" label={t(messages.other)} options={others} />
          <TextField name="need" label={t(messages.need)} />
          <SubmitButton pending={t(messages.savingWish)}>{t(messages.saveWish)}</SubmitButton>
        </Form>
      </details>
    </section>
  );
}
