import { describe, expect, test } from 'vitest';
import {
  openSaver,
  type Contents,
  type Draft,
  type Saved,
  type SaverState,
} from './booth-saver.ts';

const wait = () => new Promise((done) => setImmediate(done));

/** A form that someone types into, and a server that saves it; the test controls its clock. */
function desk(kept: Draft | null = null) {
  const initial: Contents = { about: 'Old', cost: '' };
  const form: Record<string, string> = { ...initial };
  const timers: { due: boolean; what: () => void }[] = [];
  const state = {
    form,
    server: { updatedAt: '1', contents: initial },
    kept,
    shown: null as SaverState | null,
    wrong: [] as string[],
    isAway: false,
    /** What the server makes of a value. */
    normalize: (text: string) => text,
    sent: [] as Contents[],
  };
  const change = (changes: Contents) => {
    const { updatedAt, contents } = state.server;
    state.server = {
      updatedAt: String(Number(updatedAt) + 1),
      contents: { ...contents, ...changes },
    };
  };
  const saver = openSaver({
    start: state.server,
    kept,
    read: () => ({ all: { ...form }, wrong: state.wrong }),
    put: (field, text) => void (form[field] = text),
    send(changes, seen): Promise<Saved> {
      if (state.isAway) return Promise.resolve({ as: 'lost' });
      state.sent.push(changes);
      if (seen !== state.server.updatedAt)
        return Promise.resolve({ as: 'changed', version: state.server });
      change(
        Object.fromEntries(
          Object.entries(changes).map(([field, text]) => [field, state.normalize(text)]),
        ),
      );
      return Promise.resolve({ as: 'saved', version: state.server });
    },
    keep: (draft) => void (state.kept = draft),
    show: (shown) => void (state.shown = shown),
    after(_, what) {
      const timer = { due: true, what };
      timers.push(timer);
      return () => void (timer.due = false);
    },
  });
  return {
    state,
    saver,
    /** A colleague saves something. */
    colleague: change,
    type(field: string, text: string) {
      form[field] = text;
      saver.typed();
    },
    async goOn() {
      for (const timer of timers.splice(0)) if (timer.due) timer.what();
      await wait();
    },
  };
}

describe('A rep who types', () => {
  test('finds it saved a moment after the last key, and only what was changed is sent', async () => {
    const { state, type, goOn } = desk();
    type('about', 'N');
    type('about', 'New');
    expect([state.shown?.as, state.sent]).toEqual(['saving', []]);
    expect(state.kept).toMatchObject({ typed: { about: 'New' } });
    await goOn();
    expect([state.shown?.as, state.sent]).toEqual(['saved', [{ about: 'New' }]]);
    expect([state.server.contents['about'], state.kept]).toEqual(['New', null]);
  });

  test('has nothing sent that is wrong, and everything else', async () => {
    const { state, type, goOn } = desk();
    state.wrong = ['cost'];
    type('cost', 'x');
    type('about', 'New');
    await goOn();
    expect(state.sent).toEqual([{ about: 'New' }]);
    expect(state.shown).toMatchObject({ as: 'saved', wrong: ['cost'] });
    expect(state.kept).toMatchObject({ typed: { cost: 'x' } });
  });

  test('loses nothing with the line: it is kept, and sent when someone is there again', async () => {
    const { state, type, goOn } = desk();
    state.isAway = true;
    type('about', 'New');
    await goOn();
    expect(state.shown?.as).toBe('lost');
    expect(state.kept).toMatchObject({ typed: { about: 'New' } });
    state.isAway = false;
    await goOn();
    expect([state.shown?.as, state.server.contents['about']]).toEqual(['saved', 'New']);
  });

  test('finds what was not saved in the form after a reload, and then it is saved', async () => {
    const kept = {
      base: { updatedAt: '1', contents: { about: 'Old', cost: '' } },
      typed: { about: 'New' },
    };
    const { state, goOn } = desk(kept);
    expect(state.form['about']).toBe('New');
    await goOn();
    expect([state.server.contents['about'], state.kept]).toEqual(['New', null]);
  });

  test('sees an address as it was saved, and it is sent once', async () => {
    const { state, type, goOn } = desk();
    state.normalize = (text) => text.toLowerCase();
    type('about', 'HTTPS://College.test');
    await goOn();
    expect([state.form['about'], state.sent.length]).toEqual(['https://college.test', 1]);
    expect([state.shown?.as, state.kept]).toEqual(['saved', null]);
  });

  test('takes back what was typed, and nothing is sent', async () => {
    const { state, type, goOn } = desk();
    type('about', 'New');
    type('about', 'Old');
    await goOn();
    expect([state.sent, state.kept]).toEqual([[], null]);
  });

  test('leaves the page, and what was typed last is sent all the same', async () => {
    const { state, saver, type } = desk();
    type('about', 'New');
    saver.close();
    await wait();
    expect(state.server.contents['about']).toBe('New');
  });
});

describe('Two reps at one booth', () => {
  test('who change different fields find both, and the one reads what the other wrote', async () => {
    const { state, colleague, type, goOn } = desk();
    colleague({ cost: '20,000' });
    type('about', 'New');
    await goOn();
    expect(state.server.contents).toEqual({ about: 'New', cost: '20,000' });
    expect(state.form['cost']).toBe('20,000');
    expect(state.shown).toMatchObject({ as: 'saved', taken: ['cost'], clashes: {} });
  });

  test('who change the same field are told, and neither is written over', async () => {
    const { state, colleague, type, goOn } = desk();
    colleague({ about: 'Theirs' });
    type('about', 'Mine');
    await goOn();
    expect(state.server.contents['about']).toBe('Theirs');
    expect(state.form['about']).toBe('Mine');
    expect(state.shown?.clashes).toEqual({ about: 'Theirs' });
    expect(state.kept).toMatchObject({ typed: { about: 'Mine' } });
  });

  test.each([
    { by: 'mine', stays: 'Mine' },
    { by: 'theirs', stays: 'Theirs' },
  ] as const)('settle it by $by', async ({ by, stays }) => {
    const { state, saver, colleague, type, goOn } = desk();
    colleague({ about: 'Theirs' });
    type('about', 'Mine');
    await goOn();
    saver.settle('about', by);
    await goOn();
    expect([state.server.contents['about'], state.form['about']]).toEqual([stays, stays]);
    expect([state.shown?.clashes, state.kept]).toEqual([{}, null]);
  });

  test('who write the same are not asked anything', async () => {
    const { state, colleague, type, goOn } = desk();
    colleague({ about: 'Same' });
    type('about', 'Same');
    await goOn();
    expect(state.shown).toMatchObject({ as: 'saved', clashes: {} });
  });

  test('read at once what the other has saved while nothing is typed', () => {
    const { state, saver, colleague } = desk();
    colleague({ about: 'Theirs' });
    saver.hear(state.server);
    expect(state.form['about']).toBe('Theirs');
    // News older than the known state changes nothing.
    saver.hear({ updatedAt: '1', contents: { about: 'Old', cost: '' } });
    expect(state.form['about']).toBe('Theirs');
  });

  test('meet again after a reload what clashed before', async () => {
    const base = { updatedAt: '0', contents: { about: 'Very old', cost: '' } };
    const { state, goOn } = desk({ base, typed: { about: 'Mine' } });
    await goOn();
    expect(state.shown?.clashes).toEqual({ about: 'Old' });
    expect([state.form['about'], state.server.contents['about']]).toEqual(['Mine', 'Old']);
  });
});
