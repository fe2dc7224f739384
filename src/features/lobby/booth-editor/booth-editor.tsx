import { useMemo, useRef, useState, type ComponentProps } from 'react';
import { Form as PlainForm } from 'react-router';
import { boothFields } from '../../booths/booth-fields.ts';
import { boothPath } from '../../booths/booth-path.ts';
import { LogoField } from '../../colleges/logo-field.tsx';
import { logoMessages } from '../../colleges/college.messages.ts';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { boothMessages as messages } from '../booth-page/booth.messages.ts';
import { PicturesEditor } from '../gallery/pictures-editor.tsx';
import { CarryOver } from '../carry-over/carry-over.tsx';
import { BoothInputs, boothLabels } from './booth-inputs.tsx';
import type { BoothView } from '../booth-page/booth-view.ts';
import { DocumentsEditor } from './documents-editor.tsx';
import { versionOf } from './save-booth.ts';
import { useBoothSaver } from './use-booth-saver.ts';
import css from './booth-editor.module.css';
import { Icon } from '../../../ui/marks/icon.tsx';
import type { SaverState } from './booth-saver.ts';
import savingLineCss from './saving-line.module.css';

interface BoothEditorProps {
  readonly booth: BoothView;
  /** The current values, by field name. */
  readonly told: Readonly<Record<string, string>>;
  /** The last change. */
  readonly updatedAt: string;
  /** What it has from other booths of the college, and can take from there. */
  readonly carryOver: ComponentProps<typeof CarryOver>['carryOver'] | null;
  /** Separates the drafts of two people in one browser. */
  readonly personKey: string;
  /** The loader's current time. */
  readonly now: string;
}

/** The booth's editor, shown in place of the booth. */
export function BoothEditor(props: BoothEditorProps) {
  const { booth, told, updatedAt, personKey, carryOver, now: loaded } = props;
  const t = useTranslate();
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const now = useMemo(() => new Date(loaded), [loaded]);
  const version = useMemo(() => versionOf(updatedAt, told), [told, updatedAt]);
  const [first] = useState(told);
  const saver = useBoothSaver(box, { boothId: booth.id, personKey, version, now });
  const labels = boothLabels(t, booth.college.name);
  const nameOf = (field: string) => labels[field] ?? field;
  return (
    <div
      ref={box}
      className={css.editor}
      onInput={({ nativeEvent, target }) => {
        if (isOfContents(target)) saver.typed(nativeEvent);
      }}
      // With JavaScript there is nothing to submit: Enter saves now.
      onSubmitCapture={(event) => {
        if (!isOfContents(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        saver.saveNow();
      }}
    >
      <header>
        <h2>{t(messages.editTitle)}</h2>
        <p>{t(messages.editLead)}</p>
      </header>
      {carryOver && <CarryOver carryOver={carryOver} />}
      <Form fields={boothFields} now={now} intent="save" initial={first}>
        <input type="hidden" name="seen" value={updatedAt} />
        <BoothInputs college={booth.college.name} />
        <Clashes clashes={saver.state.clashes} nameOf={nameOf} onSettle={saver.settle} />
        {hydrated ? (
          <SavingLine state={saver.state} nameOf={nameOf} onTryAgain={saver.saveNow} />
        ) : (
          <p className={css.save}>
            <SubmitButton pending={t(messages.saving)}>{t(messages.save)}</SubmitButton>
          </p>
        )}
      </Form>
      <PicturesEditor booth={booth} path={boothPath(booth.fair.slug, booth.id)} now={now} />
      <DocumentsEditor booth={booth} />
      <Logo booth={booth} />
    </div>
  );
}

/** The logo, which appears on the college's pennant everywhere. */
function Logo({ booth: { college } }: Pick<BoothEditorProps, 'booth'>) {
  const t = useTranslate();
  return (
    <LogoField collegeId={college.id} name={college.name} logo={college.logo}>
      <PlainForm method="post">
        <input type="hidden" name="intent" value="remove-logo" />
        <input type="hidden" name="id" value={college.id} />
        <Button type="submit" kind="line" size="small">
          {t(logoMessages.remove)}
        </Button>
      </PlainForm>
    </LogoField>
  );
}

/** Whether an error belongs to the content form, and not to a document's. */
const isOfContents = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('form')?.querySelector('[name="intent"][value="save"]') != null;

interface SavingLineProps {
  readonly state: SaverState;
  readonly nameOf: (field: string) => string;
  readonly onTryAgain: () => void;
}

/** The saving status, on a line that is always visible. */
function SavingLine({ state, nameOf, onTryAgain }: SavingLineProps) {
  const t = useTranslate();
  const list = new Intl.ListFormat(useLocale());
  const { as, why, taken, wrong, clashes } = state;
  const clashing = Object.keys(clashes).map(nameOf);
  const isBad = as === 'lost' || as === 'refused';
  const isPart = !isBad && as !== 'saving' && wrong.length + clashing.length > 0;
  const words = {
    idle: messages.savesItself,
    saving: messages.saving,
    saved: wrong.length > 0 ? messages.savedButWrong : messages.savedNow,
    lost: messages.notSaved,
    refused: messages.notSaved,
  }[as];
  return (
    <div className={savingLineCss.line}>
      <p role="status" className={isBad ? savingLineCss.bad : undefined}>
        {(isBad || isPart || as === 'saved') && (
          <Icon name={isBad || isPart ? 'warning' : 'check-circle'} />
        )}
        <span>
          {isPart && clashing.length > 0
            ? t(messages.savedButClash, { fields: list.format(clashing) })
            : t(words)}
          {as === 'lost' && ` ${t(messages.keptHere)}`}
          {as === 'refused' && why !== null && ` ${why}`}
          {taken.length > 0 &&
            ` ${t(messages.takenIn, { fields: list.format(taken.map(nameOf)) })}`}
        </span>
      </p>
      {isBad && (
        <Button kind="line" size="small" onClick={onTryAgain}>
          {t(messages.tryAgain)}
        </Button>
      )}
      {isPart && clashing.length > 0 && (
        <ButtonAnchor kind="line" size="small" href="#clashes">
          {t(messages.choose)}
        </ButtonAnchor>
      )}
    </div>
  );
}

interface ClashesProps {
  readonly clashes: SaverState['clashes'];
  readonly nameOf: (field: string) => string;
  readonly onSettle: (field: string, by: 'mine' | 'theirs') => void;
}

/** A conflict between two reps' edits: nothing is overwritten before one of them chooses. */
function Clashes({ clashes, nameOf, onSettle }: ClashesProps) {
  const t = useTranslate();
  return (
    <div id="clashes" className={savingLineCss.clashes}>
      {Object.entries(clashes).map(([field, theirs]) => (
        <section key={field} className={savingLineCss.clash} role="alert">
          <h3>{t(messages.clash, { field: nameOf(field) })}</h3>
          <p>{t(messages.clashText)}</p>
          <blockquote>{theirs === '' ? t(messages.clashEmpty) : theirs}</blockquote>
          <p className={savingLineCss.acts}>
            <Button kind="primary" size="small" onClick={() => onSettle(field, 'mine')}>
              {t(messages.keepMine)}
            </Button>
            <Button kind="line" size="small" onClick={() => onSettle(field, 'theirs')}>
              {t(messages.takeTheirs)}
            </Button>
          </p>
        </section>
      ))}
    </div>
  );
}
