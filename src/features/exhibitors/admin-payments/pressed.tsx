interface PressedProps {
  readonly act: string;
  readonly id: string;
  readonly kind: string;
  /** An id of this page view: sending twice from it counts once. */
  readonly pageKey: string;
}

/** Hidden inputs of a form about a payment. */
export const Pressed = ({ act, id, kind, pageKey }: PressedProps) => (
  <>
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="key" value={pageKey} />
  </>
);
