/** An event of a stream, in GraphQL over SSE format. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
  /** The cursor from which to continue. */
  readonly id: string | null;
  /** Milliseconds after which a server that shuts down asks clients to reconnect. */
  readonly retry: number | null;
}

/**
 * Parses an event stream in chunks, split anywhere. It returns complete events; the rest waits for
 * the next chunk.
 */
export function streamReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const fields = new Map<string, string>();
      for (const line of block.split('\n')) {
        const [, name = '', value = ''] = /^([a-z]+):? ?(.*)$/.exec(line) ?? [];
        if (name !== '')
          fields.set(name, fields.has(name) ? `${fields.get(name)}\n${value}` : value);
      }
      const id = fields.get('id') ?? null;
      const event = fields.get('event');
      const wait = fields.get('retry') ?? '';
      const retry = /^\d{1,6}$/.test(wait) ? Number(wait) : null;
      return event === undefined && id === null && retry === null
        ? []
        : [{ event: event ?? '', data: fields.get('data') ?? '', id, retry }];
    });
  };
}
