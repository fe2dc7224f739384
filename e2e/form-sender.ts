/** A page as someone without scripts sees it. */
interface SeenPage {
  readonly status: number;
  /** Path and query it was found at. */
  readonly path: string;
  readonly html: string;
  /** What it says, with entities undone. */
  readonly text: string;
  readonly heading: string;
  /** What is told in the alert banner and above a form. */
  readonly alerts: readonly string[];
}

/** Someone who sends forms as a browser without scripts does: with cookies, following redirects. */
export function newFormSender(address: string, origin = address) {
  const jar = new Map<string, string>();

  async function visit(path: string, form?: Readonly<Record<string, string>>): Promise<SeenPage> {
    const answer = await fetch(`${address}${path}`, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form ? { origin } : {}),
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) keep(cookie);
    const location = answer.headers.get('location');
    if (location !== null) {
      await answer.body?.cancel();
      const { pathname, search } = new URL(location, address);
      return visit(`${pathname}${search}`);
    }
    const html = await answer.text();
    return {
      status: answer.status,
      path,
      html,
      text: plain(html),
      heading: plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
      alerts: [...html.matchAll(told)].map(([, message = '']) => plain(message)),
    };
  }

  function keep(cookie: string) {
    const [pair = '', ...attributes] = cookie.split('; ');
    const at = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }

  return {
    open: (path: string) => visit(path),
    send: (path: string, form: Readonly<Record<string, string>>) => visit(path, form),
  };
}

/** The first paragraph in what is read out by itself; most of those places are empty. */
const told = /role="(?:alert|status)"[^>]*>(?:(?!<\/div>).)*?<p[^>]*>(.*?)<\/p>/gs;

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const plain = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<!--.*?-->|<[^>]+>/gs, '')
    .replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
