import type { Entity, Values } from '../model/entity.ts';

/** What may be in a file. A picture is kept as WebP whatever it came as. */
export type FileKind = 'image' | 'pdf' | 'video' | 'captions';

/** How pictures of a slot are kept, in pixels. */
export interface ImageWords {
  /** No side of the kept picture is longer. */
  readonly fitIn: number;
  /** Smaller ones that are made beside it, by the longest side. */
  readonly sizes: readonly number[];
  /** Width times height of what is taken; 24 million unless told. */
  readonly maxPixels?: number;
}

/** How a JSON field holds the addresses of files, one for each part of its record. */
export interface PartsOfRecord {
  /**
   * The field's value with a file at a part of the record, such as `3` for a third session.
   * @throws Refusal where the record has no such part
   */
  link(record: Values, part: string, address: string): unknown;
  /** The field's value without one file. */
  unlink(record: Values, isIt: (address: unknown) => boolean): unknown;
}

/** What a noun says of a place for files on its records. */
export interface SlotWords {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
  /** Files of one record in this slot. Where it is 1, a new one takes the place of the old one. */
  readonly count: number;
  /** Needed where pictures are taken. */
  readonly image?: ImageWords;
  /** The field of the record that holds the address of the file; needs a `count` of 1, and to be `uploaded()`. */
  readonly shownIn?: string;
  /**
   * One file for each part of the record, as `shownIn` lists them: a JSON field then. The part is
   * named by the address, `?part=3`. Everyone who finds a file's address in that field may read the
   * file, people without an account included.
   */
  readonly parts?: PartsOfRecord;
  /**
   * The files are the organizer’s: they don’t take up the room of the account that sends them, and
   * one record may hold this many bytes of them.
   */
  readonly roomOfRecord?: number;
  /** Everybody may read the file where this field of its record has this value. */
  readonly publicWhere?: { readonly field: string; readonly equals: string };
  /** Whose room for files it takes besides the account's: the record of this kind in this field. */
  readonly chargedTo?: { readonly kind: string; readonly field: string };
  /** It is about whoever put it there, and leaves with the account. */
  readonly personal?: true;
}

/** A place for files on the records of one noun. */
export interface FileSlot extends SlotWords {
  readonly entity: Entity;
  readonly name: string;
}

/**
 * Declares a place for files on the records of a noun. Whoever may change the record may put files
 * there and take them away; whoever may read it may read them.
 */
export function fileSlot(entity: Entity, name: string, words: SlotWords): FileSlot {
  const fields = [words.shownIn, words.publicWhere?.field, words.chargedTo?.field];
  for (const field of fields)
    if (field !== undefined && !entity.fields.has(field))
      throw new Error(`${entity.name} has no field ${field}, which its slot ${name} names.`);
  if (words.parts && words.shownIn === undefined)
    throw new Error(`The slot ${name} of ${entity.name} has parts and no field that lists them.`);
  if (words.shownIn !== undefined && !words.parts && !entity.fields.get(words.shownIn)?.uploaded)
    throw new Error(
      `${entity.name}.${words.shownIn}, which shows the slot ${name}, can be set by hand: say uploaded().`,
    );
  if (words.kinds.includes('image') && !words.image)
    throw new Error(
      `The slot ${name} of ${entity.name} takes pictures and does not say their size.`,
    );
  if (words.shownIn !== undefined && !words.parts && words.count !== 1)
    throw new Error(`The slot ${name} of ${entity.name} shows several files in one field.`);
  return { ...words, entity, name };
}

/** `FairBooth` -> `fair-booth`: the name of a noun in the address of a slot. */
const inAddress = (name: string): string =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

/** Finds a slot by the words of its address, as in `/api/files/fair-booth/{id}/documents`. */
export function findSlot(
  slots: readonly FileSlot[],
  record: string,
  name: string,
): FileSlot | undefined {
  return slots.find((slot) => inAddress(slot.entity.name) === record && slot.name === name);
}
