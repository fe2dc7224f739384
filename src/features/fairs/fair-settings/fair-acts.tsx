import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { Initial } from '../../../ui/forms/use-form-state.ts';
import { adminFairsMessages as messages } from '../admin-fairs.messages.ts';
import { aboutFields, cancelFields, copyFields, moveFields, nothingToFill, LocalTimeField, TimeFields } from '../fair-form-fields.tsx';
import type { NamedZone } from '../../../ui/time/zones-to-choose.ts';
import { AboutFields, NameFields } from './about-fields.tsx';
import type { ManagedState } from '../managed-fair.tsx';
import css from './fair-acts.module.css';

interface FairActsProps {
  readonly now: Date;
  readonly state: ManagedState;
  readonly zones: readonly NamedZone[];
  readonly about: Initial;
  readonly times: Initial;
  readonly copy: Initial;
}

/** The forms of a fair: its fields on one side, its actions on the other. */
export function FairActs({ now, state, zones, about, times, copy }: FairActsProps) {
  const t = useTranslate();
  const isToCome = state !== 'cancelled' && state !== 'over';
  return (
    <div className={css.columns}>
      <Part title={t(messages.editTitle)}>
        <Form fields={aboutFields} now={now} intent="about" initial={about}>
          <NameFields />
          <AboutFields />
          <SubmitButton pending={t(messages.saving)}>{t(messages.save)}</SubmitButton>
        </Form>
      </Part>
      <div className={css.acts}>
        {state === 'draft' && (
          <Part title={t(messages.publishTitle)} text={t(messages.publishText)}>
            <Form fields={nothingToFill} now={now} intent="publish">
              <SubmitButton pending={t(messages.publishing)}>{t(messages.publish)}</SubmitButton>
            </Form>
          </Part>
        )}
        {state !== 'cancelled' && (
          <Part
            title={t(messages.moveTitle)}
            text={t(state === 'draft' ? messages.moveDraftText : messages.moveText)}
          >
            <Form fields={moveFields} now={now} intent="move" initial={times}>
              <TimeFields zones={zones} />
              <Note />
              <SubmitButton kind="line" pending={t(messages.moving)}>
                {t(messages.move)}
              </SubmitButton>
            </Form>
          </Part>
        )}
        <Part title={t(messages.copyTitle)} text={t(messages.copyText)}>
          <Form fields={copyFields} now={now} intent="copy" initial={copy}>
            <NameFields />
            <LocalTimeField name="startTime" label={t(messages.start)} hint={t(messages.inZone)} />
            <SubmitButton kind="line" pending={t(messages.copying)}>
              {t(messages.copy)}
            </SubmitButton>
          </Form>
        </Part>
        {isToCome && (
          <Part title={t(messages.cancelTitle)} text={t(messages.cancelText)}>
            <Form fields={cancelFields} now={now} intent="cancel">
              <Note />
              <CheckboxField name="sure" label={t(messages.sure)} />
              <SubmitButton kind="danger" pending={t(messages.cancelling)}>
                {t(messages.cancel)}
              </SubmitButton>
            </Form>
          </Part>
        )}
      </div>
    </div>
  );
}

function Note() {
  const t = useTranslate();
  return <TextArea name="note" rows={3} label={t(messages.note)} hint={t(messages.noteHint)} />;
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
