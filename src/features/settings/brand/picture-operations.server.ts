import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import type { SiteSettings } from '../open-settings.server.ts';
import { isPicturePlace, picturePlaces, pictureVariables } from './picture-rules.ts';
import { readPictureRows } from './read-pictures.server.ts';
import { refuseLocked, setPicture } from './take-picture.server.ts';

interface PictureServices extends PeopleServices {
  readonly settings: SiteSettings;
}

/** `brandPictures`: the logo and the icon of the site, and what sets them. */
const brandPictures = operation<'brandPictures', PictureServices>({
  kind: 'Query',
  name: 'brandPictures',
  field: `
  "Lists the site’s logo and icon, which are uploaded at \`POST /api/brand/{place}\`."
  brandPictures: [BrandPicture!]!`,
  types: `
  "A logo or icon of the site."
  type BrandPicture {
    "logo or icon."
    place: String!
    "False: the pennant is shown."
    isSet: Boolean!
    "The environment variable that sets it, so that no admin can; null where one can."
    variable: String
    "Null unless an admin has set it."
    changedAt: DateTime
    changedBy: String
  }`,
  who: ['ADMINS'],
  async resolve(_args, { services: { database, settings } }) {
    const rows = await readPictureRows(database.pool);
    const { setVariables } = settings.base;
    return picturePlaces.map((place) => {
      const variable = setVariables.has(pictureVariables[place]) ? pictureVariables[place] : null;
      const row = variable === null ? rows.find((one) => one.place === place) : undefined;
      const { changedAt = null, changedBy = null } = row ?? {};
      const isSet = variable !== null || row !== undefined;
      return { place, isSet, variable, changedAt, changedBy };
    });
  },
});

/** `removeBrandPicture(place)`: back to the pennant. */
const removeBrandPicture = operation<'removeBrandPicture', PictureServices>({
  kind: 'Mutation',
  name: 'removeBrandPicture',
  field: `
  "Removes the logo or the icon. The pennant is shown again."
  removeBrandPicture(place: String!): Boolean!`,
  who: ['ADMINS'],
  async resolve({ place }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    if (!isPicturePlace(place)) throw badInput({ place: messages.choice(picturePlaces) });
    refuseLocked(services.settings, place);
    await services.writer.change((tx) => setPicture(tx, world, by, place, null));
    await services.settings.refresh();
    return true;
  },
});

/** The calls around the logo and the icon. */
export const pictureOperations = [brandPictures, removeBrandPicture] as const;
