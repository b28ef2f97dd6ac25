import type { Region } from '@relish/shared/fields.ts';

import type { Db } from '../../db/database.ts';
import { insertCarehome, insertOrganisation, type NewOrganisation } from './queries.ts';

/** An organisation with one home, for demonstrations and tests. */
export async function makeHome(
  db: Db,
  {
    home,
    region = 'england',
    ...organisation
  }: Partial<NewOrganisation> & { home?: string; region?: Region } = {},
): Promise<{ organisationId: string; carehomeId: string }> {
  const name = organisation.name ?? 'Rosewood Care';
  const organisationId = await insertOrganisation(db, { kind: 'care_home', ...organisation, name });
  const carehomeId = await insertCarehome(db, {
    organisation_id: organisationId,
    name: home ?? name,
    region,
  });
  return { organisationId, carehomeId };
}
