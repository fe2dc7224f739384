import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { inBytes, namesOfTypes } from '../../../platform/files/file-types.ts';
import { FileInput } from '../../../ui/fields/file-input.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import {
  mostPictureBytes,
  mostPictures,
  pictureKinds,
  pictureTypes,
} from '../pictures/picture-rules.ts';
import { campaignRefusals } from '../campaign-refusals.messages.ts';
import { editorMessages as messages } from '../editor/editor.messages.ts';
import type { PictureAttributes } from './picture-node.ts';
import { sendPicture } from './send-picture.ts';
import css from './rich-text.module.css';

interface PicturePanelProps {
  readonly editor: Editor;
  /** The upload address of images. */
  readonly uploadTo: string;
  /** What was dropped or pasted into the text. */
  readonly dropped: File | null;
  readonly close: () => void;
}

type Problems = Readonly<Partial<Record<'file' | 'words' | 'link', string>>>;

/** The image that is selected in the text, and where it is. */
function selectedPicture({ state }: Editor) {
  const { from } = state.selection;
  const node = state.doc.nodeAt(from);
  return node?.type.name === 'image' && !state.selection.empty
    ? { at: from, attrs: node.attrs as PictureAttributes }
    : null;
}

function countPictures({ state }: Editor): number {
  let count = 0;
  state.doc.descendants((node) => {
    if (node.type.name === 'image') count += 1;
  });
  return count;
}

/** Inserts an image, and puts the caret below it: typed text would replace a selected image. */
const insertPicture = (editor: Editor, attrs: Partial<PictureAttributes>): boolean =>
  editor
    .chain()
    .focus()
    .insertContent({ type: 'image', attrs })
    .command(({ tr, state }) => {
      const { selection } = tr;
      if (!(selection instanceof NodeSelection)) return true;
      const isFollowed = tr.doc.resolve(selection.to).nodeAfter?.isTextblock === true;
      const paragraph = state.schema.nodes['paragraph']?.create();
      if (!isFollowed && paragraph) tr.insert(selection.to, paragraph);
      tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
      return true;
    })
    .run();

const isSecure = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';

/** Asks for an image, what it shows and where it leads, and puts it in; or changes the selected one. */
export function PicturePanel({ editor, uploadTo, dropped, close }: PicturePanelProps) {
  const t = useTranslate();
  const id = useId();
  const [before] = useState(() => (dropped ? null : selectedPicture(editor)));
  const [isDecorative, setDecorative] = useState(before?.attrs.alt === '');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const wordsInput = useRef<HTMLInputElement>(null);
  const linkInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!dropped || !fileInput.current) return;
    const transfer = new DataTransfer();
    transfer.items.add(dropped);
    fileInput.current.files = transfer.files;
    wordsInput.current?.focus();
  }, [dropped]);

  function judge(file: File | undefined, alt: string, href: string): Problems {
    const isFull = before === null && countPictures(editor) >= mostPictures;
    return {
      ...(isFull ? { file: t(campaignRefusals.manyPictures, { n: String(mostPictures) }) } : {}),
      ...(before === null && !file ? { file: t(messages.chooseImage) } : {}),
      ...(!isDecorative && alt === '' ? { words: t(messages.describeImage) } : {}),
      ...(isDecorative && href !== '' ? { words: t(messages.describeLinked) } : {}),
      ...(href !== '' && !isSecure(href) ? { link: t(messages.imageLinkWrong) } : {}),
    };
  }

  async function apply(): Promise<void> {
    if (busy) return;
    const file = fileInput.current?.files?.[0];
    const alt = isDecorative ? '' : (wordsInput.current?.value.trim() ?? '');
    const href = linkInput.current?.value.trim() ?? '';
    const wrong = judge(file, alt, href);
    setProblems(wrong);
    if (wrong.file !== undefined) return fileInput.current?.focus();
    if (wrong.words !== undefined) return wordsInput.current?.focus();
    if (wrong.link !== undefined) return linkInput.current?.focus();
    const words = { alt, href: href === '' ? null : href };
    if (!file) return put(words);
    setBusy(true);
    const sent = await sendPicture(t, uploadTo, file);
    setBusy(false);
    if (editor.isDestroyed) return;
    if ('wrong' in sent) {
      setProblems({ file: sent.wrong });
      return fileInput.current?.focus();
    }
    put({ ...sent, ...words });
  }

  function put(attrs: Partial<PictureAttributes>): void {
    const isThere = before && editor.state.doc.nodeAt(before.at)?.attrs['src'] === before.attrs.src;
    if (isThere)
      editor.chain().setNodeSelection(before.at).updateAttributes('image', attrs).focus().run();
    else insertPicture(editor, attrs);
    close();
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    const isOwnKey = event.target instanceof HTMLInputElement && event.target.type !== 'file';
    if (event.key !== 'Enter' || !isOwnKey) return;
    // The form around is not sent by it.
    event.preventDefault();
    void apply();
  };

  return (
    <div
      role="group"
      aria-label={t(before ? messages.editImage : messages.addImage)}
      className={classNames(css.panel, css.picture)}
      onKeyDown={onKeyDown}
    >
      <Labeled
        id={`${id}f`}
        label={t(before ? messages.otherImage : messages.imageFile)}
        hint={t(messages.imageFileHint, {
          kinds: namesOfTypes(pictureKinds),
          size: inBytes(mostPictureBytes),
        })}
        wrong={problems.file}
      >
        {(tied) => (
          <FileInput
            {...tied}
            ref={fileInput}
            accept={pictureTypes.join(',')}
            autoFocus={!dropped}
            onChange={() => setProblems({})}
          />
        )}
      </Labeled>
      <div className={css.words}>
        <Labeled
          id={`${id}w`}
          label={t(messages.imageWords)}
          hint={t(messages.imageWordsHint)}
          wrong={problems.words}
        >
          {(tied) => (
            <input
              {...tied}
              ref={wordsInput}
              type="text"
              maxLength={250}
              disabled={isDecorative}
              defaultValue={before?.attrs.alt ?? ''}
            />
          )}
        </Labeled>
        <label className={css.tick}>
          <input
            type="checkbox"
            checked={isDecorative}
            onChange={(event) => setDecorative(event.currentTarget.checked)}
          />
          <span>{t(messages.decorative)}</span>
        </label>
      </div>
      <Labeled
        id={`${id}l`}
        label={t(messages.imageLink)}
        hint={t(messages.addressHint)}
        wrong={problems.link}
      >
        {(tied) => (
          <input
            {...tied}
            ref={linkInput}
            type="url"
            placeholder="https://"
            defaultValue={before?.attrs.href ?? ''}
          />
        )}
      </Labeled>
      <div className={css.acts}>
        <Button size="small" onClick={() => void apply()} pending={busy && t(messages.uploading)}>
          {t(before ? messages.apply : messages.insert)}
        </Button>
        {before && (
          <Button
            size="small"
            kind="line"
            onClick={() => {
              editor.chain().setNodeSelection(before.at).deleteSelection().focus().run();
              close();
            }}
          >
            {t(messages.removeImage)}
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={close}>
          {t(messages.close)}
        </Button>
        <span role="status" className="visually-hidden">
          {busy && t(messages.uploading)}
        </span>
      </div>
    </div>
  );
}

interface LabeledProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly wrong: string | undefined;
  readonly children: (tied: {
    readonly id: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string;
  }) => ReactNode;
}

/** An input with its label, its hint and what is wrong with it. */
function Labeled({ id, label, hint, wrong, children }: LabeledProps) {
  const describedBy = wrong === undefined ? `${id}h` : `${id}e ${id}h`;
  return (
    <div className={css.labeled}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': wrong === undefined ? undefined : true,
        'aria-describedby': describedBy,
      })}
      {wrong !== undefined && (
        <p id={`${id}e`} className={css.error} role="alert">
          {wrong}
        </p>
      )}
      <p id={`${id}h`} className={css.hint}>
        {hint}
      </p>
    </div>
  );
}
