import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { Initial } from '../../ui/use-form-state.ts';
import { adminFairsWords as said } from '../admin-fairs.words.ts';
import {
  aboutFields,
  cancelFields,
  copyFields,
  moveFields,
  nothingToFill,
} from '../fair-form-fields.ts';
import type { NamedZone } from '../zones-to-choose.ts';
import { AboutFields, NameFields } from './about-fields.tsx';
import type { ManagedState } from '../fair-state.tsx';
import { LocalTimeField, TimeFields } from './time-fields.tsx';
import css from './fair-acts.module.css';

interface FairActsProps {
  readonly now: Date;
  readonly state: ManagedState;
  readonly zones: readonly NamedZone[];
  readonly about: Initial;
  readonly times: Initial;
  readonly copy: Initial;
}

/** The forms of a fair: what it is on one side, what can be done with it on the other. */
export function FairActs({ now, state, zones, about, times, copy }: FairActsProps) {
  const say = useSay();
  const isToCome = state !== 'cancelled' && state !== 'over';
  return (
    <div className={css.columns}>
      <Part title={say(said.editTitle)}>
        <Form fields={aboutFields} now={now} intent="about" initial={about}>
          <NameFields />
          <AboutFields />
          <SubmitButton pending={say(said.saving)}>{say(said.save)}</SubmitButton>
        </Form>
      </Part>
      <div className={css.acts}>
        {state === 'draft' && (
          <Part title={say(said.publishTitle)} text={say(said.publishText)}>
            <Form fields={nothingToFill} now={now} intent="publish">
              <SubmitButton pending={say(said.publishing)}>{say(said.publish)}</SubmitButton>
            </Form>
          </Part>
        )}
        {state !== 'cancelled' && (
          <Part
            title={say(said.moveTitle)}
            text={say(state === 'draft' ? said.moveDraftText : said.moveText)}
          >
            <Form fields={moveFields} now={now} intent="move" initial={times}>
              <TimeFields zones={zones} />
              <Note />
              <SubmitButton kind="line" pending={say(said.moving)}>
                {say(said.move)}
              </SubmitButton>
            </Form>
          </Part>
        )}
        <Part title={say(said.copyTitle)} text={say(said.copyText)}>
          <Form fields={copyFields} now={now} intent="copy" initial={copy}>
            <NameFields />
            <LocalTimeField name="startTime" label={say(said.start)} hint={say(said.inZone)} />
            <SubmitButton kind="line" pending={say(said.copying)}>
              {say(said.copy)}
            </SubmitButton>
          </Form>
        </Part>
        {isToCome && (
          <Part title={say(said.cancelTitle)} text={say(said.cancelText)}>
            <Form fields={cancelFields} now={now} intent="cancel">
              <Note />
              <CheckboxField name="sure" label={say(said.sure)} />
              <SubmitButton kind="danger" pending={say(said.cancelling)}>
                {say(said.cancel)}
              </SubmitButton>
            </Form>
          </Part>
        )}
      </div>
    </div>
  );
}

function Note() {
  const say = useSay();
  return <TextArea name="note" rows={3} label={say(said.note)} hint={say(said.noteHint)} />;
}

interface PartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

const Part = ({ title, text, children }: PartProps) => (
  <Card as="section" aria-label={title} className={css.part}>
    <h2>{title}</h2>
    {text !== undefined && <p className={css.text}>{text}</p>}
    {children}
  </Card>
);
