import {
  basisOfAuthority,
  DECIDING_LEVEL,
} from '@relish/shared/residents/consents/decision-makers.ts';
import { SEES_UPDATES } from '@relish/shared/residents/relatives/choices.ts';
import type { relativeCalls } from '@relish/shared/residents/relatives/contract.ts';
import { familyState } from '@relish/shared/residents/relatives/family-state.ts';
import { Communication } from '@relish/shared/residents/residents/profile.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import type { InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { listAgreements, purposesOfShowing } from '../consents/public.ts';
import { listInterests } from '../interests/public.ts';
import { findOwnPerson, ownPeople } from './family-access-queries.ts';
import { findDetails, updateRelative } from './queries.ts';

type FamilyCalls = Pick<
  typeof relativeCalls,
  | 'relatives/my-people'
  | 'relatives/my-person'
  | 'relatives/my-details'
  | 'relatives/edit-my-details'
>;

export const familyHandlers: Handlers<FamilyCalls> = {
  'relatives/my-people': async (context) => {
    const { db, carehomeId, user } = context;
    return shownTo(context, await ownPeople(db, carehomeId, user.id).execute());
  },

  'relatives/my-person': async (context, { resident_id }) => {
    const { db, carehomeId, user } = context;
    const row = await findOwnPerson(db, carehomeId, user.id, resident_id);
    const [person] = row ? await shownTo(context, [row]) : [];
    if (!row || !person) throw notFound();
    await insertAudit(db, context, {
      action: 'relative.read-profile',
      entity: 'resident',
      entity_id: resident_id,
    });
    const agreed = await listAgreements(db, carehomeId, [resident_id]);
    const seesUpdates = person.access_level >= SEES_UPDATES;
    const shares = agreed(resident_id, 'share_about_me_family');
    return {
      ...person,
      key_worker:
        row.key_worker_name === null || row.key_worker_role === null
          ? null
          : {
              first_name: row.key_worker_name,
              role: row.key_worker_role,
              job_title: row.key_worker_title,
            },
      communication: Communication.parse(row.communication),
      first_language: row.first_language,
      other_languages: row.other_languages,
      interpreter: row.interpreter,
      best_time_of_day: row.best_time_of_day,
      group_size: row.group_size,
      place: row.place,
      interests: seesUpdates && shares ? await enjoyed(context, resident_id) : null,
      sees_about_me: seesUpdates,
      sees_consents:
        person.access_level >= DECIDING_LEVEL && basisOfAuthority(row.authority) !== undefined,
    };
  },

  'relatives/my-details': async ({ db, carehomeId, user }) => ({
    details: (await findDetails(db, carehomeId, user.id)) ?? null,
  }),

  'relatives/edit-my-details': async (context, { version, ...values }) => {
    const { db, carehomeId, user } = context;
    const own = await findDetails(db, carehomeId, user.id);
    if (!own) throw notFound();
    const saved = await updateRelative(db, carehomeId, { id: own.id, version }, values);
    if (!saved) throw invalid({ version: ['The home has saved changes while you were writing.'] });
    await insertAudit(db, context, {
      action: 'relative.edit-own',
      entity: 'relative',
      entity_id: own.id,
    });
    return { version: saved.version };
  },
};

type OwnPerson = Awaited<ReturnType<ReturnType<typeof ownPeople>['execute']>>[number];

async function shownTo({ db, carehomeId, user, media, now }: InHome, people: OwnPerson[]) {
  const { room_shown_to_relatives } = await findHomeSettings(db, carehomeId);
  const ids = people.map(({ id }) => id);
  const agreed = await listAgreements(db, carehomeId, ids);
  return people.flatMap((person) => {
    const state = familyState(person, now);
    if (!state) return [];
    const { id, photo_id } = person;
    const mayShow = purposesOfShowing('photo_record', 'family').every((each) => agreed(id, each));
    return {
      id,
      preferred_name: person.preferred_name,
      first_name: person.first_name,
      last_name: person.last_name,
      pronouns: person.pronouns,
      picture:
        photo_id !== null && mayShow
          ? media.signUrls({ carehomeId, id: photo_id, audience: 'family' as const, now })
          : null,
      relationship: person.relationship,
      access_level: person.access_level,
      home_name: user.carehome.name,
      room: room_shown_to_relatives && state === 'here' ? person.room : null,
      state,
    };
  });
}

async function enjoyed({ db, carehomeId }: InHome, residentId: string) {
  const rows = await listInterests(db, carehomeId, residentId);
  return rows.flatMap(({ interest_code, stance, detail }) =>
    stance === 'love' || stance === 'like' ? { interest_code, stance, detail } : [],
  );
}
