import type { Output } from '@relish/shared/calls.ts';
import { ageOn, dayIn, daysBetween } from '@relish/shared/days.ts';
import { completeness, monthsSince } from '@relish/shared/residents/about-me/sections.ts';
import { PURPOSES } from '@relish/shared/residents/consents/purposes.ts';
import { ageBand } from '@relish/shared/residents/inspection/age-band.ts';
import type { inspectionCalls } from '@relish/shared/residents/inspection/contract.ts';
import { SAFETY_STALE_DAYS } from '@relish/shared/residents/residents/choices.ts';

import type { Handlers, SignedIn } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { listWhatIsKnown, type WhatIsKnown } from './queries.ts';

type Inspected = Output<'inspection/residents'>['residents'][number];

export const inspectionHandlers: Handlers<typeof inspectionCalls> = {
  'inspection/residents': async (context) => {
    const { db, carehomeId, user, now } = context;
    const known = await listWhatIsKnown(db, carehomeId, dayIn(user.carehome.time_zone, now));
    await insertAudit(db, context, {
      action: 'inspection.viewed',
      entity: 'carehome',
      entity_id: carehomeId,
    });
    const residents = known
      .map((each) => inspected(context, each))
      // Any other order could identify residents.
      .toSorted((a, b) => (a.pseudonym < b.pseudonym ? -1 : 1));
    return { consent_purposes: PURPOSES.length, summary: summarise(residents), residents };
  },
};

function inspected({ carehomeId, user, now, pseudonyms }: SignedIn, known: WhatIsKnown): Inspected {
  const zone = user.carehome.time_zone;
  const today = dayIn(zone, now);
  const { safety_confirmed_at: confirmed } = known;
  return {
    pseudonym: pseudonyms({ of: known.id, for: user.id, in: carehomeId }),
    age_band: known.date_of_birth === null ? null : ageBand(ageOn(known.date_of_birth, today)),
    months_here: monthsSince(known.move_in_date, today),
    ability_level: known.level,
    ability_review_overdue: known.review_due !== null && known.review_due < today,
    about_me_percent: completeness(known.closed, known.filled),
    interests: known.interests,
    requests: known.requests,
    consents_answered: known.consents_answered,
    consent_review_overdue: known.consent_review_overdue,
    safety_confirmed:
      confirmed !== null &&
      daysBetween(dayIn(zone, new Date(confirmed)), today) <= SAFETY_STALE_DAYS,
    has_key_worker: known.has_key_worker,
    has_family: known.has_family,
  };
}

function summarise(residents: Inspected[]) {
  const count = (fits: (each: Inspected) => boolean) => residents.filter(fits).length;
  const percents = residents.reduce((sum, each) => sum + each.about_me_percent, 0);
  return {
    residents: residents.length,
    with_ability_level: count((each) => each.ability_level !== null),
    ability_review_overdue: count((each) => each.ability_review_overdue),
    about_me_percent: residents.length === 0 ? 0 : Math.round(percents / residents.length),
    consent_review_overdue: count((each) => each.consent_review_overdue),
    safety_confirmed: count((each) => each.safety_confirmed),
    with_key_worker: count((each) => each.has_key_worker),
    with_family: count((each) => each.has_family),
  };
}
