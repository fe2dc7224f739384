interface PressedProps {
  readonly act: string;
  readonly id: string;
  readonly kind: string;
  /** Of this opening of the page: what is sent twice from it is one and the same. */
  readonly pageKey: string;
}

/** What a form about a payment says besides what is typed. */
export const Pressed = ({ act, id, kind, pageKey }: PressedProps) => (
  <>
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="key" value={pageKey} />
  </>
);
