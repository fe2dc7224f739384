import type { Queryable } from '../database/queryable.ts';
import type { Entity, Values } from '../model/entity.ts';

/** The allowed content of a file. Images are stored as WebP whatever their source. */
export type FileKind = 'image' | 'pdf' | 'video' | 'captions';

/** How images of a slot are stored, in pixels. */
export interface ImageOptions {
  /** The maximum side of the stored image. */
  readonly fitIn: number;
  /** Smaller sizes created with it, by the longest side. */
  readonly sizes: readonly number[];
  /** Maximum width times height of the input; default 24 million. */
  readonly maxPixels?: number;
}

/** How a JSON field holds the addresses of files, one for each part of its record. */
export interface PartsOfRecord {
  /**
   * The field's value with a file at a part of the record, such as `3` for a third session.
   * @throws Refusal if the record has no such part
   */
  link(tx: Queryable, record: Values, part: string, address: string): Promise<unknown>;
  /** The field's value without one file. */
  unlink(record: Values, isIt: (address: unknown) => boolean): unknown;
}

/** An entity's declaration of a file slot. */
export interface SlotOptions {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
  /** Maximum files of one record in this slot. If 1, a new one replaces the old one. */
  readonly count: number;
  /** Needed where pictures are taken. */
  readonly image?: ImageOptions;
  /** The field of the record that holds the address of the file; needs a `count` of 1, and to be `uploaded()`. */
  readonly shownIn?: string;
  /**
   * One file for each part of the record, as `shownIn` lists them: a JSON field then. The part is
   * named by the address, `?part=3`. Everyone who finds a file's address in that field may read the
   * file, people without an account included.
   */
  readonly parts?: PartsOfRecord;
  /**
   * The files are the organizer’s: they don’t count against the uploader's account, and one record
   * can hold this many bytes.
   */
  readonly roomOfRecord?: number;
  /** Everyone can read the file while this field of its record has this value. */
  readonly publicWhere?: { readonly field: string; readonly equals: string };
  /** Whose quota it counts against besides the account's: the record of this kind in this field. */
  readonly chargedTo?: { readonly kind: string; readonly field: string };
  /** It is about its uploader, and is deleted with the account. */
  readonly personal?: true;
}

/** A slot for files on the records of one entity. */
export interface FileSlot extends SlotOptions {
  readonly entity: Entity;
  readonly name: string;
}

/**
 * Declares a file slot on the records of an entity. People who can change the record can add and
 * remove files; people who can read it can read them.
 */
export function fileSlot(entity: Entity, name: string, options: SlotOptions): FileSlot {
  const fields = [options.shownIn, options.publicWhere?.field, options.chargedTo?.field];
  for (const field of fields)
    if (field !== undefined && !entity.fields.has(field))
      throw new Error(`${entity.name} has no field ${field}, which its slot ${name} names.`);
  if (options.parts && options.shownIn === undefined)
    throw new Error(`The slot ${name} of ${entity.name} has parts and no field that lists them.`);
  if (
    options.shownIn !== undefined &&
    !options.parts &&
    !entity.fields.get(options.shownIn)?.uploaded
  )
    throw new Error(
      `${entity.name}.${options.shownIn}, which shows the slot ${name}, can be set by hand: say uploaded().`,
    );
  if (options.kinds.includes('image') && !options.image)
    throw new Error(
      `The slot ${name} of ${entity.name} takes pictures and does not say their size.`,
    );
  if (options.shownIn !== undefined && !options.parts && options.count !== 1)
    throw new Error(`The slot ${name} of ${entity.name} shows several files in one field.`);
  return { ...options, entity, name };
}

/** `FairBooth` -> `fair-booth`: the name of an entity in the address of a slot. */
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
