/** Plain names of the fields that an import changes; the report shows any other unchanged. */
const names: Readonly<Record<string, string>> = {
  name: 'name',
  boothUrl: 'website',
  address1: 'street address',
  city: 'city',
  state: 'state',
  country: 'country',
  postalCode: 'ZIP Code',
  status: 'status',
  domain: 'domain',
  latitude: 'latitude',
  longitude: 'longitude',
  campusSize: 'campus size',
  campusSetting: 'campus setting',
  collegeType: 'kind',
  applyUrl: 'application link',
  majors: 'majors',
  onlineCoursePct: 'online study',
  aliases: 'other names',
};

/** The label of a college's field in a report. */
export const fieldName = (field: string): string => names[field] ?? field;
