import type { Region } from '@relish/shared/fields.ts';

import type { Db } from '../../../db/database.ts';
import { insertCarehome, insertOrganisation, type NewOrganisation } from './queries.ts';

export async function makeHome(
  db: Db,
  {
    home,
    region = 'england',
    // Long ago, so that its figures are assessed.
    first_day = '2020-01-01',
    ...organisation
  }: Partial<NewOrganisation> & { home?: string; region?: Region; first_day?: string } = {},
): Promise<{ organisationId: string; carehomeId: string }> {
  const name = organisation.name ?? 'Rosewood Care';
  const organisationId = await insertOrganisation(db, { kind: 'care_home', ...organisation, name });
  const carehomeId = await insertCarehome(db, {
    organisation_id: organisationId,
    name: home ?? name,
    region,
    first_day,
  });
  return { organisationId, carehomeId };
}
