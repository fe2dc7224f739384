import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { labelOf } from '../../colleges/college-facts.ts';
import { nameFamily } from '../../subjects/name-family.ts';
import { stateName } from '../../../platform/addresses/state-name.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { ChipLink } from '../../../ui/marks/chip.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { VisitData } from '../visit/load-visit.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import { countFilters, readFloorAddress, writeFloorAddress } from './floor-address.ts';
import css from './floor-bar.module.css';

interface FloorBarProps {
  readonly slug: string;
  readonly asked: VisitData['asked'];
  readonly floor: NonNullable<VisitData['floor']>;
  /** Whether the person has a bag. */
  readonly hasBag: boolean;
}

/** One row over the booths: the search, parts of the floor, filters. All of it is in the address. */
export function FloorBar({ slug, asked, floor, hasBag }: FloorBarProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { visit } = fairPaths(slug);
  const { student } = asked;
  const { views, studentName } = floor;
  useEffect(() => {
    if (search.current) search.current.value = asked.search ?? '';
  }, [asked.search]);
  const go = () => {
    if (!form.current) return;
    const said = new URLSearchParams();
    new FormData(form.current).forEach((value, name) => {
      if (typeof value === 'string') said.set(name, value);
    });
    void navigate(`${visit}${writeFloorAddress(readFloorAddress(said))}`, {
      preventScrollReset: true,
    });
  };
  const part = (
    to: Parameters<typeof writeFloorAddress>[0],
    on: boolean,
    label: string,
    count: number,
  ) => (
    <li>
      <ChipLink to={`${visit}${writeFloorAddress({ ...to, student })}`} on={on} count={count}>
        {label}
      </ChipLink>
    </li>
  );
  const isAll = asked.show === null && asked.search === null && countFilters(asked) === 0;
  const byLabel = (value: string) => t(labelOf(value));
  return (
    <form
      ref={form}
      method="get"
      action={visit}
      role="search"
      className={css.bar}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      {student && <input type="hidden" name="student" value={student} />}
      {asked.show && <input type="hidden" name="show" value={asked.show} />}
      {asked.here && <input type="hidden" name="here" value="1" />}
      <SearchField
        bare
        ref={search}
        name="q"
        label={t(messages.find)}
        placeholder={t(messages.findHint)}
        act={t(messages.search)}
        defaultValue={asked.search ?? ''}
        maxLength={100}
        onClear={go}
      />
      <ul className={css.chips} role="list" aria-label={t(messages.views)}>
        {views['for-you'] !== null &&
          part(
            { show: 'for-you' },
            asked.show === 'for-you',
            studentName === null
              ? t(messages.viewForYou)
              : t(messages.viewForStudent, { name: studentName }),
            views['for-you'],
          )}
        {part({}, isAll, t(messages.viewAll), floor.boothCount)}
        {(floor.staffedCount > 0 || asked.here) &&
          part({ here: true }, asked.here === true, t(messages.hereTitle), floor.staffedCount)}
        {hasBag &&
          part({ show: 'saved' }, asked.show === 'saved', t(messages.viewSaved), views.saved)}
        {views.near !== null &&
          part({ show: 'near' }, asked.show === 'near', t(messages.viewNear), views.near)}
        <ChipSelect
          name="state"
          chosen={asked.state}
          onChoose={go}
          label={t(messages.state)}
          any={t(messages.anyState)}
          choices={floor.states}
          call={(code) => stateName(t, code)}
        />
        <ChipSelect
          name="major"
          chosen={asked.subject}
          onChoose={go}
          label={t(messages.subject)}
          any={t(messages.anySubject)}
          choices={floor.subjects}
          call={(title) => nameFamily(t, title)}
        />
        <ChipSelect
          name="type"
          chosen={asked.type}
          onChoose={go}
          label={t(messages.type)}
          any={t(messages.anyType)}
          choices={floor.types}
          call={byLabel}
        />
        <ChipSelect
          name="setting"
          chosen={asked.setting}
          onChoose={go}
          label={t(messages.setting)}
          any={t(messages.anySetting)}
          choices={floor.settings}
          call={byLabel}
        />
        <li className={css.show}>
          <Button type="submit" kind="line" size="small">
            {t(messages.show)}
          </Button>
        </li>
      </ul>
    </form>
  );
}

interface ChipSelectProps {
  readonly name: string;
  readonly chosen: string | null;
  readonly onChoose: () => void;
  readonly label: string;
  readonly any: string;
  readonly choices: readonly { readonly value: string; readonly count: number }[];
  readonly call: (value: string) => string;
}

/** A filter among the chips: the device's own list of choices. */
function ChipSelect({
  name,
  chosen,
  onChoose,
  label,
  any,
  choices,
  call,
}: ChipSelectProps): ReactNode {
  const t = useTranslate();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = chosen ?? '';
  }, [chosen]);
  return (
    <li className={classNames(css.select, chosen !== null && css.on)}>
      <select
        ref={select}
        name={name}
        aria-label={label}
        defaultValue={chosen ?? ''}
        onChange={onChoose}
      >
        <option value="">{chosen === null ? label : any}</option>
        {choices.map(({ value, count }) => (
          <option key={value} value={value}>
            {t(messages.choice, { name: call(value), count })}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </li>
  );
}
