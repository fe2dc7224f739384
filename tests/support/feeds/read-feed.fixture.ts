import { SaxesParser } from 'saxes';

const atom = 'http://www.w3.org/2005/Atom';

/** A feed element: its text, its attributes and its children. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** A feed entry as parsed by a reader. */
export interface ReadNews {
  readonly id: string;
  readonly title: string;
  readonly published: string;
  readonly updated: string;
  readonly summary: string;
  readonly link: string;
  readonly category: string;
}

/** A feed as parsed by a reader. */
export interface ReadFeed {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly author: string;
  readonly links: Readonly<Record<string, string>>;
  readonly entries: readonly ReadNews[];
}

/**
 * Reads an Atom feed with a strict parser.
 * @throws Error when it is not well-formed, or lacks what RFC 4287 requires
 */
export function readFeed(file: string): ReadFeed {
  const feed = readTree(file);
  if (feed.name !== 'feed') throw new Error('This is not a feed.');
  const links: Record<string, string> = {};
  for (const { name, attributes } of feed.children)
    if (name === 'link') links[attributes['rel'] ?? ''] = attributes['href'] ?? '';
  return {
    id: textOf(feed, 'id'),
    title: textOf(feed, 'title'),
    updated: dateOf(feed, 'updated'),
    author: textOf(childOf(feed, 'author'), 'name'),
    links,
    entries: feed.children
      .filter(({ name }) => name === 'entry')
      .map((entry) => ({
        id: textOf(entry, 'id'),
        title: textOf(entry, 'title'),
        published: dateOf(entry, 'published'),
        updated: dateOf(entry, 'updated'),
        summary: textOf(entry, 'summary'),
        link: childOf(entry, 'link').attributes['href'] ?? '',
        category: childOf(entry, 'category').attributes['term'] ?? '',
      })),
  };
}

function readTree(file: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes: given }) => {
    if (uri !== atom) throw new Error(`${local} is no element of Atom.`);
    const attributes: Record<string, string> = {};
    for (const [name, { value }] of Object.entries(given)) attributes[name] = value;
    const element: Element = { name: local, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(file).close();
  return childOf(root, 'feed');
}

function childOf({ children }: Element, name: string): Element {
  const [child, ...others] = children.filter((one) => one.name === name);
  if (!child || others.length > 0) throw new Error(`There should be one ${name}.`);
  return child;
}

const textOf = (element: Element, name: string): string => childOf(element, name).text;

function dateOf(element: Element, name: string): string {
  const text = textOf(element, name);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text))
    throw new Error(`${text} is no time of RFC 3339.`);
  return text;
}
