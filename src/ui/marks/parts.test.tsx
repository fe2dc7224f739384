import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx';
import { Button, ButtonLink } from '../buttons/button.tsx';
import { Card, CoverLink } from '../layout/card.tsx';
import { ChipButton, ChipLink } from './chip.tsx';
import { EmptyState } from '../layout/empty-state.tsx';
import { HangingTicket } from '../tickets/hanging-ticket.tsx';
import { iconNames } from './icon-names.ts';
import { Icon } from './icon.tsx';
import { MenuDisclosure } from '../overlays/menu-disclosure.tsx';
import { Notice } from '../layout/notice.tsx';
import { PageHead, Section } from '../layout/page.tsx';
import { Pagination } from '../navigation/pagination.tsx';
import { pagesAround } from '../navigation/pagination.tsx';
import { TranslationProvider } from '../text/translate.tsx';
import { Loading, Skeleton } from '../layout/skeleton.tsx';
import { Ticket } from '../tickets/ticket.tsx';

const html = (what: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TranslationProvider locale="en">{what}</TranslationProvider>
    </MemoryRouter>,
  );
const date = {
  start: '2026-09-17T23:00:00Z',
  zone: 'America/Los_Angeles',
  now: '2026-09-15T23:42:00Z',
};

describe('Someone who presses a button', () => {
  it('reads in words what goes on, and can still reach it', () => {
    const pending = html(<Button pending="Sending…">Send</Button>);
    expect(pending).toContain('Sending…');
    expect(pending).toContain('aria-disabled="true"');
    expect(pending).not.toContain(' disabled');
    expect(pending).not.toContain('>Send<');
  });

  it('sends no form by accident', () => {
    expect(html(<Button>Add</Button>)).toContain('type="button"');
    expect(html(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });

  it('follows a link where it leads to a page', () => {
    expect(html(<ButtonLink to="/fairs">See all fairs</ButtonLink>)).toMatch(
      /^<a .*href="\/fairs"/,
    );
  });
});

describe('Someone who sees icons', () => {
  it('finds every one of them in the sheet', () => {
    const sheet = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');
    const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
    expect(drawn).toEqual([...iconNames]);
  });

  it('is told of one only where no words stand beside it', () => {
    expect(html(<Icon name="bag" />)).toContain('aria-hidden="true"');
    expect(html(<Icon name="bag" label="My bag" />)).toContain('role="img" aria-label="My bag"');
  });
});

describe('Someone who filters', () => {
  it('hears which chips are chosen, and how many are behind them', () => {
    const link = html(
      <ChipLink to="?kind=live" on count={6}>
        Live booths
      </ChipLink>,
    );
    expect(link).toContain('aria-current="true"');
    expect(link).toMatch(/Live booths<span[^>]*>6</);
    expect(html(<ChipButton on={false}>Saved</ChipButton>)).toContain('aria-pressed="false"');
  });
});

describe('Someone who pages through a list', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [4, 12, [1, 2, 3, 4, 5, null, 12]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [12, 12, [1, null, 11, 12]],
  ])('on page %i of %i finds links to %j', (page, pages, expected) => {
    expect(pagesAround(page, pages)).toEqual(expected);
  });

  it('follows links that can be shared, and is told where they are', () => {
    const ways = html(<Pagination page={2} pages={3} to={(page) => `?page=${page}`} />);
    expect(ways).toContain('href="/?page=1"');
    expect(ways).toContain('rel="next"');
    expect(ways).toMatch(
      /aria-current="page"[^>]*aria-label="Page 2"|aria-label="Page 2"[^>]*aria-current="page"/,
    );
    expect(html(<Pagination page={1} pages={1} to={String} />)).toBe('');
  });
});

describe('Someone who hears pages', () => {
  it('finds one h1, sections by their names and the way to here', () => {
    const page = html(
      <>
        <PageHead
          title="Fairs"
          lead="All of them."
          trail={<Breadcrumbs trail={[{ label: 'Home', to: '/' }]} />}
        />
        <Section title="September">…</Section>
      </>,
    );
    expect(page.match(/<h1>/g)).toHaveLength(1);
    const [, heading] = /aria-labelledby="([^"]+)"/.exec(page) ?? [];
    expect(page).toContain(`<h2 id="${heading}">September`);
    expect(page).toContain('<nav aria-label="You are here"');
  });

  it('is told of a mistake at once, and of the rest in a pause', () => {
    expect(html(<Notice kind="error" live title="No." />)).toContain('role="alert"');
    expect(html(<Notice kind="success" live title="Yes." />)).toContain('role="status"');
    expect(html(<Notice title="By the way." />)).not.toContain('role=');
  });

  it('hears that something is loading, not its grey pieces', () => {
    const waiting = html(
      <Loading>
        <Skeleton />
      </Loading>,
    );
    expect(waiting).toMatch(/role="status".*Loading….*aria-hidden="true"/);
  });

  it('finds one link in a card that is pressed as a whole', () => {
    const card = html(
      <Card>
        <h3>
          <CoverLink to="/guide">Guide</CoverLink>
        </h3>
      </Card>,
    );
    expect(card.match(/<a /g)).toHaveLength(1);
  });
});

describe('Someone without scripts', () => {
  it('opens a menu all the same', () => {
    const menu = html(
      <MenuDisclosure label="Resources" icon="book" bare>
        <a href="/students">Students</a>
      </MenuDisclosure>,
    );
    expect(menu).toMatch(/^<details[^>]*><summary/);
    expect(menu).toContain('Resources');
  });
});

describe('Someone who looks for a fair', () => {
  it('finds its date, its title as a link, and what to do', () => {
    const ticket = html(
      <Ticket {...date} title="Fall Fair" to="/fairs/1" stub={<a href="/r">Register free</a>} />,
    );
    expect(ticket).toMatch(/Sep.*17.*Thu.*href="\/fairs\/1".*Fall Fair.*Register free/s);
    expect(html(<Ticket {...date} now={date.start} title="T" to="/" stub="" />)).toContain('Today');
  });

  it('finds the next one hung up large', () => {
    const ticket = html(
      <HangingTicket
        {...date}
        head="Next fair"
        title="Fall Fair"
        to="/fairs/1"
        time="4:00–8:00 PM PDT"
        stub="Register free"
      />,
    );
    expect(ticket).toMatch(/Next fair.*17.*Thursday, September.*4:00.*Fall Fair.*Register free/s);
  });

  it('finds none, and reads what to do next', () => {
    const empty = html(
      <EmptyState title="No fairs yet" action={<a href="/subscribe">Subscribe</a>}>
        They are announced in August.
      </EmptyState>,
    );
    expect(empty).toMatch(/<h2[^>]*>No fairs yet.*August.*Subscribe/s);
  });
});

it.each([
  ['Maya Reyes', 'MR'],
  ['Ana María de la Cruz', 'AC'],
  ['Åsa', 'Å'],
  ['', ''],
])('%j is known by %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
