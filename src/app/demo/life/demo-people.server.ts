import { demoFairs } from '../../../features/fairs/demo-fairs.server.ts';
import type { Api } from '../../../platform/graphql/api.server.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import type { World } from '../../../platform/world.ts';
import type { AppServices } from '../../services.server.ts';
import * as calls from './demo-calls.ts';
import type { DemoCall } from './demo-calls.ts';
import type { CastMember } from './demo-cast.server.ts';

/** What demo people act through. */
export interface ActingParts {
  readonly api: Api;
  readonly services: AppServices;
  readonly world: World;
}

/** The address of the demo's live fair. */
const slug = 'demo';

/** A demo person at the fair, or outside of it. */
export interface Person extends CastMember {
  /** The booth they are at, or the fair's id in its lobby; null: not at the fair. */
  roomId: string | null;
  /** When they do something else, in milliseconds. */
  nextAt: number;
  /** A student's place in the line of a booth. */
  entryId: string | null;
}

/** What demo people do: each act is a call of theirs to the API, in this process. */
export interface Acting {
  /** Calls the API as a person; null where it refuses. */
  ask<Result, Variables extends Readonly<Record<string, unknown>>>(
    viewer: Viewer,
    document: DemoCall<Result, Variables>,
    variables: Variables,
  ): Promise<Result | null>;
  /** Goes to a booth or, without one, to the lobby. False where the fair doesn't let them in. */
  go(person: Person, boothId: string | null): Promise<boolean>;
  /** Leaves the fair, at once. */
  leave(person: Person): void;
  say(person: Person, boothId: string, text: string, answers?: string): Promise<boolean>;
}

/** Opens what demo people act with. */
export function openActing({ api, services, world }: ActingParts): Acting {
  const leaving = new Map<string, () => void>();

  const ask: Acting['ask'] = async <Result, Variables extends Readonly<Record<string, unknown>>>(
    viewer: Viewer,
    { text }: DemoCall<Result, Variables>,
    variables: Variables,
  ) => {
    const compiled = api.compile({ query: text });
    if ('errors' in compiled) throw new Error(compiled.errors.map(String).join('\n'));
    const { data, errors } = await api.run(
      compiled,
      { ...variables },
      {
        viewer,
        services,
        world,
        address: '127.0.0.1',
        isPost: true,
      },
    );
    return errors ? null : (data as Result);
  };

  /** The same checks as at anyone's entrance, whose first time is recorded. */
  async function isLetIn({ viewer, boothId }: Person): Promise<boolean> {
    const visit = (await ask(viewer, calls.lookIn, { slug }))?.visitFair;
    if (!visit || visit.standing === null || visit.boothId !== boothId) return false;
    if (boothId === null) return (await ask(viewer, calls.comeIn, { slug })) !== null;
    return true;
  }

  return {
    ask,
    async go(person, boothId) {
      const { viewer, boothId: repOf } = person;
      if (person.roomId === null && !(await isLetIn(person))) return false;
      const fairId = demoFairs.demo;
      const roomId = boothId ?? fairId;
      if (roomId === person.roomId) return true;
      const leave = services.lobby.presence.enter({
        fairId,
        roomId,
        repOf,
        accountId: viewer.id,
      });
      leaving.get(viewer.id)?.();
      leaving.set(viewer.id, leave);
      person.roomId = roomId;
      return true;
    },
    leave(person) {
      leaving.get(person.viewer.id)?.();
      leaving.delete(person.viewer.id);
      person.roomId = null;
    },
    async say({ viewer }, boothId, text, answers) {
      const clientKey = world.newId();
      const said = await ask(viewer, calls.say, {
        boothId,
        text,
        clientKey,
        ...(answers === undefined ? {} : { answers }),
      });
      return said !== null;
    },
  };
}
