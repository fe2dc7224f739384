import { useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { labelOf } from '../../colleges/college-facts.ts';
import { stateNames } from '../../../platform/addresses/states.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { countFilters, writeFloorAddress } from './floor-address.ts';
import type { VisitData } from '../visit/load-visit.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import css from './floor-filters.module.css';

interface FloorFiltersProps {
  readonly slug: string;
  readonly asked: VisitData['asked'];
  readonly floor: NonNullable<VisitData['floor']>;
}

/** The booth filters: they go into the address, with or without JavaScript. */
export function FloorFilters({ slug, asked, floor }: FloorFiltersProps) {
  const t = useTranslate();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { visit } = fairPaths(slug);
  const count = countFilters(asked);
  const choose = (
    name: string,
    label: Message,
    any: Message,
    chosen: string | null,
    choices: readonly { readonly value: string; readonly count: number }[],
    call: (value: string) => string,
  ) => (
    <SelectField
      name={name}
      label={t(label)}
      empty={t(any)}
      defaultValue={chosen ?? ''}
      options={choices.map(({ value, count: of }) => ({
        value,
        label: t(messages.choice, { name: call(value), count: of }),
      }))}
    />
  );
  const byLabel = (value: string) => t(labelOf(value));
  return (
    <Form
      // Filters are in the address; another address is another form.
      key={writeFloorAddress({ ...asked, page: 1 })}
      ref={form}
      method="get"
      action={visit}
      role="search"
      preventScrollReset
      className={css.form}
      onChange={({ target }) => {
        const isChoice = target instanceof HTMLSelectElement || isBox(target);
        if (isChoice && form.current)
          void submit(form.current, { preventScrollReset: true, replace: true });
      }}
    >
      {asked.student && <input type="hidden" name="student" value={asked.student} />}
      <div className={css.search}>
        <TextField
          type="search"
          name="q"
          label={t(messages.find)}
          placeholder={t(messages.findHint)}
          defaultValue={asked.search ?? ''}
          autoComplete="off"
        />
        <Button type="submit" icon="search">
          {t(messages.search)}
        </Button>
      </div>
      <Disclosure
        title={t(messages.filters)}
        open={count > 0}
        aside={count > 0 ? t(messages.filtersOn, { count }) : undefined}
      >
        <div className={css.choices}>
          {choose(
            'state',
            messages.state,
            messages.anyState,
            asked.state,
            floor.states,
            (code) => stateNames.get(code) ?? code,
          )}
          {choose('type', messages.type, messages.anyType, asked.type, floor.types, byLabel)}
          {choose(
            'setting',
            messages.setting,
            messages.anySetting,
            asked.setting,
            floor.settings,
            byLabel,
          )}
          {choose(
            'major',
            messages.subject,
            messages.anySubject,
            asked.subject,
            floor.subjects,
            (title) => title,
          )}
        </div>
        <div className={css.last}>
          <label className={css.box}>
            <input type="checkbox" name="here" value="1" defaultChecked={asked.here ?? false} />
            {t(messages.onlyHere)}
          </label>
          <Button type="submit" kind="line">
            {t(messages.show)}
          </Button>
          {(count > 0 || asked.search !== null) && (
            <Link
              to={`${visit}${writeFloorAddress({ student: asked.student })}`}
              preventScrollReset
              className={css.clear}
            >
              {t(messages.clear)}
            </Link>
          )}
        </div>
      </Disclosure>
    </Form>
  );
}

const isBox = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === 'checkbox';
