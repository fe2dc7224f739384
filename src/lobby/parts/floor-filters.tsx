import { useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { labelOf } from '../../colleges/label-of.ts';
import { stateNames } from '../../colleges/states.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { Message } from '../../platform/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { countFilters, writeFloorAddress } from '../floor-address.ts';
import type { VisitData } from '../load-visit.ts';
import { lobbyWords as said } from '../lobby.words.ts';
import css from './floor-filters.module.css';

interface FloorFiltersProps {
  readonly slug: string;
  readonly asked: VisitData['asked'];
  readonly floor: NonNullable<VisitData['floor']>;
}

/** What somebody looks for on the floor: it goes into the address, with or without a script. */
export function FloorFilters({ slug, asked, floor }: FloorFiltersProps) {
  const say = useSay();
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
      label={say(label)}
      empty={say(any)}
      defaultValue={chosen ?? ''}
      options={choices.map(({ value, count: of }) => ({
        value,
        label: say(said.choice, { name: call(value), count: of }),
      }))}
    />
  );
  const byLabel = (value: string) => say(labelOf(value));
  return (
    <Form
      // What is chosen stands in the address; another one is another form.
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
          label={say(said.find)}
          placeholder={say(said.findHint)}
          defaultValue={asked.search ?? ''}
          autoComplete="off"
        />
        <Button type="submit" icon="search">
          {say(said.search)}
        </Button>
      </div>
      <Disclosure
        title={say(said.filters)}
        open={count > 0}
        aside={count > 0 ? say(said.filtersOn, { count }) : undefined}
      >
        <div className={css.choices}>
          {choose(
            'state',
            said.state,
            said.anyState,
            asked.state,
            floor.states,
            (code) => stateNames.get(code) ?? code,
          )}
          {choose('type', said.type, said.anyType, asked.type, floor.types, byLabel)}
          {choose('setting', said.setting, said.anySetting, asked.setting, floor.settings, byLabel)}
          {choose(
            'major',
            said.subject,
            said.anySubject,
            asked.subject,
            floor.subjects,
            (title) => title,
          )}
        </div>
        <div className={css.last}>
          <label className={css.box}>
            <input type="checkbox" name="here" value="1" defaultChecked={asked.here ?? false} />
            {say(said.onlyHere)}
          </label>
          <Button type="submit" kind="line">
            {say(said.show)}
          </Button>
          {(count > 0 || asked.search !== null) && (
            <Link
              to={`${visit}${writeFloorAddress({ student: asked.student })}`}
              preventScrollReset
              className={css.clear}
            >
              {say(said.clear)}
            </Link>
          )}
        </div>
      </Disclosure>
    </Form>
  );
}

const isBox = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === 'checkbox';
