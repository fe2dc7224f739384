import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId, useRef, useState } from 'react';
import { classNames } from '../../ui/layout/class-names.ts';
import { useTranslate } from '../../ui/text/translate.tsx';
import { editorMessages as messages } from './editor/editor.messages.ts';
import { InsertPanel, type Inserted } from './rich-text/insert-panel.tsx';
import { labelOfField } from './rich-text/label-of-field.ts';
import { MailButton } from './rich-text/mail-button.ts';
import { MergeChip, withChips, withoutChips } from './rich-text/merge-chip.ts';
import { Picture } from './rich-text/picture-node.ts';
import { PicturePanel } from './rich-text/picture-panel.tsx';
import { fileOf, withoutForeignImages } from './rich-text/take-dropped.ts';
import css from './rich-text/rich-text.module.css';

interface RichTextProps {
  readonly name: string;
  readonly label: string;
  /** HTML to begin with. */
  readonly start: string;
  /** Merge fields there are. */
  readonly fields: readonly string[];
  readonly wrong: string | undefined;
  /** What a merge field is called; the words of campaigns without it. */
  readonly labelOf?: (field: string) => string;
  /** For a page of the site: paragraphs, headings, lists, links (own paths, too) and merge fields. */
  readonly ofPage?: boolean;
  /** Where images are uploaded; absent: none are added. */
  readonly uploadTo?: string | undefined;
}

/** What is open under the toolbar. */
type Open = Inserted | 'image';

/** What a page has no room for. */
const onlyInEmails = {
  blockquote: false,
  strike: false,
  underline: false,
  horizontalRule: false,
} as const;

const extensionsFor = (labelOf: (field: string) => string, ofPage: boolean) => [
  StarterKit.configure({
    ...(ofPage ? onlyInEmails : {}),
    heading: { levels: [2, 3] },
    codeBlock: false,
    code: false,
    link: {
      openOnClick: false,
      autolink: !ofPage,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  MergeChip.configure({ labelOf }),
  ...(ofPage ? [] : [Picture, MailButton]),
];

/** A text with headings, lists, links, buttons, images and merge fields, edited as it looks. */
export default function RichText({ name, label, start, fields, wrong, ...rest }: RichTextProps) {
  const t = useTranslate();
  const { labelOf = (field: string) => labelOfField(t, field), ofPage = false, uploadTo } = rest;
  const [extensions] = useState(() => extensionsFor(labelOf, ofPage));
  const id = useId();
  const hidden = useRef<HTMLTextAreaElement>(null);
  const [panel, setPanel] = useState<Open | null>(null);
  const [dropped, setDropped] = useState<File | null>(null);
  const [isLeftOut, setLeftOut] = useState(false);
  const open = (what: Open | null, file: File | null = null) => {
    setPanel(what);
    setDropped(file);
    setLeftOut(false);
  };
  const editorNow = useRef<Editor | null>(null);
  const editor = useEditor({
    extensions,
    content: withChips(start),
    // The page's policy takes no style that a script writes; the sheet has what is needed.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}l`,
        'aria-describedby': `${id}e`,
        'aria-invalid': String(wrong !== undefined),
        class: css.text ?? '',
      },
      transformPastedHTML: (html) => withoutForeignImages(html, () => setLeftOut(true)),
      handlePaste(_view, { clipboardData }) {
        const file = uploadTo === undefined ? null : fileOf(clipboardData);
        if (file) open('image', file);
        return file !== null;
      },
      handleDrop(view, event) {
        const file = uploadTo === undefined ? null : fileOf(event.dataTransfer);
        if (!file) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at) editorNow.current?.commands.setTextSelection(at.pos);
        open('image', file);
        return true;
      },
    },
    onCreate: ({ editor: now }) => {
      editorNow.current = now;
    },
    onUpdate: ({ editor: now }) => {
      if (!hidden.current) return;
      hidden.current.value = now.isEmpty ? '' : withoutChips(now.getHTML());
      hidden.current.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  const close = () => {
    open(null);
    editor.commands.focus();
  };
  return (
    <div className={css.field}>
      <span id={`${id}l`} className={css.label}>
        {label}
      </span>
      {/* A text field keeps a value set by script when it rerenders. */}
      <textarea ref={hidden} hidden name={name} defaultValue={start} aria-label={label} />
      <div className={classNames(css.box, wrong !== undefined && css.wrong)}>
        <Toolbar
          editor={editor}
          panel={panel}
          ofPage={ofPage}
          open={open}
          hasImages={uploadTo !== undefined}
        />
        {panel === 'image' && uploadTo !== undefined && (
          <PicturePanel
            key={dropped ? `${dropped.name} ${dropped.lastModified}` : ''}
            editor={editor}
            uploadTo={uploadTo}
            dropped={dropped}
            close={close}
          />
        )}
        {panel !== null && panel !== 'image' && (
          <InsertPanel
            key={panel}
            what={panel}
            editor={editor}
            fields={fields}
            labelOf={labelOf}
            ofPage={ofPage}
            close={close}
          />
        )}
        <EditorContent editor={editor} />
      </div>
      <p role="status" className={css.note}>
        {isLeftOut && t(messages.imagesLeftOut)}
      </p>
      <p id={`${id}e`} className={css.error}>
        {wrong}
      </p>
    </div>
  );
}

interface ToolbarProps {
  readonly editor: Editor;
  readonly panel: Open | null;
  readonly open: (what: Open | null) => void;
  readonly ofPage: boolean;
  readonly hasImages: boolean;
}

function Toolbar({ editor, panel, open, ofPage, hasImages }: ToolbarProps) {
  const t = useTranslate();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      image: now.isActive('image'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const marks = [
    ['bold', messages.bold, 'B', () => chain().toggleBold().run()],
    ['italic', messages.italic, 'I', () => chain().toggleItalic().run()],
    ['heading', messages.heading, 'H1', () => chain().toggleHeading({ level: 2 }).run()],
    ['subheading', messages.subheading, 'H2', () => chain().toggleHeading({ level: 3 }).run()],
    ['bullets', messages.bullets, '•', () => chain().toggleBulletList().run()],
    ['numbers', messages.numbers, '1.', () => chain().toggleOrderedList().run()],
  ] as const;
  const panels = [
    ['link', messages.link],
    ...(ofPage ? [] : ([['button', messages.button]] as const)),
    ...(hasImages ? ([['image', on.image ? messages.editImage : messages.addImage]] as const) : []),
    ['field', messages.mergeField],
  ] as const;
  return (
    <div role="toolbar" aria-label={t(messages.toolbar)} className={css.toolbar}>
      {marks.map(([key, label, sign, act]) => (
        <button
          key={key}
          type="button"
          title={t(label)}
          aria-pressed={on[key]}
          className={css[key]}
          // The sign is a picture of what it does, drawn by the sheet.
          data-sign={sign}
          onClick={act}
        >
          <span className="visually-hidden">{t(label)}</span>
        </button>
      ))}
      {panels.map(([key, label]) => (
        <button
          key={key}
          type="button"
          aria-expanded={panel === key}
          aria-pressed={key === 'link' ? on.link : undefined}
          onClick={() => open(panel === key ? null : key)}
        >
          {t(label)}
        </button>
      ))}
      <button type="button" disabled={!on.undo} onClick={() => chain().undo().run()}>
        {t(messages.undo)}
      </button>
      <button type="button" disabled={!on.redo} onClick={() => chain().redo().run()}>
        {t(messages.redo)}
      </button>
    </div>
  );
}
