import { findingsAbout, reasonOf, type Finding } from '../cli/finding.ts';
import type { Janus } from '../env/read-groups.ts';
import type { World } from '../world.ts';
import { JanusAway, janusCodes, JanusClient, JanusRefusal } from './janus-client.server.ts';

/** Asks Janus for its rooms, as calls and sessions do. Whether browsers reach it by UDP isn't known from here. */
export async function examineJanus(
  settings: Janus | undefined,
  world: World,
): Promise<readonly Finding[]> {
  const about = findingsAbout('Janus');
  if (!settings)
    return [
      about.note('JANUS_URL is not set: calls have up to four people, and sessions need a link.'),
    ];
  const janus = new JanusClient(settings, world);
  try {
    const line = await janus.open();
    await janus.ask(line, { request: 'list' });
    await janus.close([line]);
    return [about.good('Janus answers, and has its video room.')];
  } catch (error) {
    if (error instanceof JanusRefusal && error.code === janusCodes.wrongSecret)
      return [about.wrong('Janus refuses the secret: its api_secret must be JANUS_API_SECRET.')];
    if (error instanceof JanusRefusal && error.code === janusCodes.noPlugin)
      return [about.wrong('Janus runs without its video room (libjanus_videoroom).')];
    const why = error instanceof JanusAway ? error.message : reasonOf(error);
    return [about.wrong(`Janus does not answer at JANUS_URL: ${why}.`)];
  }
}
