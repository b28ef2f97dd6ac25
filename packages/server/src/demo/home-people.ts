import { randomUUID } from 'node:crypto';

import { addDays, dayIn } from '@relish/shared/days.ts';
import { isArchived } from '@relish/shared/residents/status-machine.ts';

import { after, days } from '../core/clock.ts';
import type { Sealer } from '../core/sealed.ts';
import type { Db } from '../db/database.ts';
import { makeAboutMe } from '../features/about-me/make.ts';
import { makeConsents, presetConsents } from '../features/consents/make.ts';
import { makeGroups } from '../features/groups/make.ts';
import { makeInterests } from '../features/interests/make.ts';
import { insertInvitation } from '../features/invitations/queries.ts';
import { makePalHistory } from '../features/pal/make.ts';
import { makePerson } from '../features/people/make.ts';
import { makeRelatives, type RelativeToMake } from '../features/relatives/make.ts';
import { makeResidents, type ResidentToMake } from '../features/residents/make.ts';
import { makeResidentTags } from '../features/tags/make.ts';
import type { DemoWeek } from './demo-week.ts';
import type { DemoHome, DemoResident } from './home-content.ts';
import { makeHomeNotices } from './home-notices.ts';
import { makeHomeObservations } from './home-observations.ts';
import { makeHomeRecords } from './home-records.ts';

interface Setting {
  carehomeId: string;
  /** In whose name everything is written. */
  managerId: string;
  passwordHash: string;
  /** The demonstration's own accounts, by name. */
  accounts: ReadonlyMap<string, { id: string; email: string }>;
  sealer: Sealer;
  now: Date;
  week: DemoWeek;
  /** How far back its records go, and whether its package writes full ones. */
  recordedDays: number;
  writesFull: boolean;
}

const TIME_ZONE = 'Europe/London';

/** Everybody of a demonstration home, with what the home knows of them. */
export async function makeHomePeople(db: Db, home: DemoHome, setting: Setting) {
  const { carehomeId, managerId, sealer, now } = setting;
  const today = dayIn(TIME_ZONE, now);
  const ago = (count: number) => addDays(today, -count);
  const by = { createdBy: managerId, now };
  const staffIds = await makeStaff(db, home, setting);
  const keyWorkers = home.staff.flatMap(({ role }, index) =>
    ['carer', 'senior_carer', 'activity_lead'].includes(role) ? [staffIds[index] ?? ''] : [],
  );
  const nurse = staffIds[home.staff.findIndex(({ role }) => role === 'nurse')];

  const { residents } = home;
  const ids = await makeResidents(
    db,
    carehomeId,
    residents.map((each, index) => ({
      ...profileOf(each, { ago, sealer, now }),
      ...by,
      key_worker_id: keyWorkers[index % keyWorkers.length] ?? null,
      named_nurse_id: nurse ?? null,
      // Most were looked at lately; some are waiting, as in every home.
      safety_confirmed_at: index % 7 === 3 ? null : after(now, -days((index * 13) % 110)),
      safety_confirmed_by: index % 7 === 3 ? null : managerId,
    })),
  );
  const idOf = new Map(residents.map(({ key }, index) => [key, ids[index] ?? '']));
  const each = residents.map((resident) => ({ resident, id: idOf.get(resident.key) ?? '' }));

  await makeGroups(
    db,
    carehomeId,
    home.groups.map(({ members, ...group }) => ({
      ...group,
      member_ids: members.map((key) => idOf.get(key) ?? ''),
    })),
    now,
  );
  await makeResidentTags(
    db,
    carehomeId,
    each.map(({ id, resident }) => ({ resident_id: id, labels: resident.tags })),
    by,
  );
  await makeInterests(
    db,
    carehomeId,
    each.flatMap(({ id, resident }) =>
      resident.interests.map(({ code, stance, detail }, index) => ({
        resident_id: id,
        interest_code: code,
        stance,
        detail: detail ?? null,
        last_confirmed: ago((index * 53) % 420),
      })),
    ),
    { day: today, createdBy: managerId },
  );
  await makeAboutMe(
    db,
    carehomeId,
    each.flatMap(({ id, resident }) => entriesOf(resident, id, setting)),
    sealer,
  );
  await makePalHistory(
    db,
    carehomeId,
    each.flatMap(({ id, resident }) =>
      resident.pal.map(({ days_ago, answers }) => ({
        residentId: id,
        assessorId: nurse ?? managerId,
        completedOn: ago(days_ago),
        answers,
      })),
    ),
    now,
  );
  await makeConsents(
    db,
    each.flatMap(({ id, resident }, index) =>
      presetConsents(resident.consents, {
        carehomeId,
        residentId: id,
        // Asked on different days, so that some are due for review whenever somebody looks.
        fromDate: ago(Math.min(90 + ((index * 37) % 290), Math.max(0, resident.moved_in_days_ago))),
        recordedBy: managerId,
        now,
      }),
    ),
  );
  const relatives = each.flatMap(({ id, resident }) => relativesOf(resident, id, setting));
  await makeRelatives(db, carehomeId, relatives, { invitedBy: managerId, now });
  for (const { email, links } of relatives)
    for (const { id, status } of links)
      if (status === 'invited' && email && id)
        await insertInvitation(
          db,
          carehomeId,
          { email, role: 'relative', relative_link_id: id },
          { invitedBy: managerId, now },
        );

  const living = each
    .filter(({ resident }) => ['current', 'respite'].includes(resident.status))
    .map(({ id, resident }) => ({
      id,
      loves: new Set(
        resident.interests.filter(({ stance }) => stance === 'love').map(({ code }) => code),
      ),
      never: new Set(
        resident.interests.filter(({ stance }) => stance === 'never').map(({ code }) => code),
      ),
      sociable: resident.place !== 'own_room' && resident.group_size !== 'one_to_one',
      movedInDaysAgo: resident.moved_in_days_ago,
    }));
  const written = {
    carehomeId,
    name: home.home,
    week: setting.week,
    timeZone: TIME_ZONE,
    staffIds: keyWorkers,
    today,
    now,
    days: setting.recordedDays,
    writesFull: setting.writesFull,
  };
  await makeHomeRecords(db, living, written);
  if (setting.writesFull) await makeHomeObservations(db, living, written);
  await makeHomeNotices(db, setting);
}

/** Some have an account in this demonstration, some have been asked; the others are on the home's list. */
function relativesOf(
  { relatives }: DemoResident,
  residentId: string,
  { accounts, managerId, now }: Setting,
): RelativeToMake[] {
  return relatives.map(({ first_name, last_name, authority, ...link }, index) => {
    const account = accounts.get(`${first_name} ${last_name}`);
    const asked = link.status === 'invited' ? `${randomUUID().slice(0, 8)}@relish.test` : null;
    return {
      first_name,
      last_name,
      user_id: account?.id ?? null,
      email: account?.email ?? asked,
      links: [
        {
          ...link,
          id: randomUUID(),
          resident_id: residentId,
          authority,
          authority_seen_on: authority === 'none' ? null : dayIn(TIME_ZONE, after(now, -days(100))),
          authority_seen_by: authority === 'none' ? null : managerId,
          emergency_order: index < 3 ? index + 1 : null,
        },
      ],
    };
  });
}

async function makeStaff(db: Db, home: DemoHome, { carehomeId, passwordHash, now }: Setting) {
  const ids: string[] = [];
  for (const { first_name, last_name, role, job_title } of home.staff) {
    const address = `${first_name}.${last_name}.${home.home}`.toLowerCase().replace(/[^a-z.]/g, '');
    ids.push(
      await makePerson(db, {
        email: `${address}@relish.test`,
        first_name,
        last_name,
        password_hash: passwordHash,
        role,
        job_title,
        carehomeIds: [carehomeId],
        since: after(now, -days(120)),
      }),
    );
  }
  return ids;
}

function profileOf(
  resident: DemoResident,
  { ago, sealer, now }: { ago: (days: number) => string; sealer: Sealer; now: Date },
): Omit<ResidentToMake, 'createdBy' | 'now'> {
  const { communication, mobility, diet, faith, ethnicity } = resident;
  const since = after(
    now,
    -days(resident.status_days_ago ?? Math.max(0, resident.moved_in_days_ago)),
  );
  return {
    title: resident.title ?? null,
    first_name: resident.first_name,
    last_name: resident.last_name,
    preferred_name: resident.preferred_name,
    pronouns: resident.pronouns ?? null,
    date_of_birth: resident.date_of_birth,
    room: isArchived(resident.status) ? null : resident.room,
    unit: resident.unit ?? null,
    floor: resident.floor ?? null,
    move_in_date: ago(resident.moved_in_days_ago),
    stay_type: resident.stay_type,
    leaves_on: resident.leaves_in_days === undefined ? null : ago(-resident.leaves_in_days),
    status: resident.status,
    status_since: since,
    family_status: resident.status,
    family_status_since: since,
    first_language: resident.first_language,
    other_languages: resident.other_languages ?? [],
    interpreter: resident.interpreter ?? false,
    communication: JSON.stringify({ ...communication, yes_no: communication?.yes_no ?? null }),
    mobility: JSON.stringify({ ...mobility, grip: mobility?.grip ?? null }),
    diet: JSON.stringify({ kinds: [], ...diet }),
    allergies: JSON.stringify(
      (resident.allergies ?? []).map((each) => ({ source: 'care_plan', ...each })),
    ),
    safety: JSON.stringify(resident.safety ?? {}),
    best_time_of_day: resident.best_time_of_day,
    group_size: resident.group_size,
    place: resident.place,
    session_minutes: resident.session_minutes,
    alcohol: resident.alcohol ?? null,
    smoking: resident.smoking ?? null,
    avoid_topics: resident.avoid_topics ?? [],
    sealed: faith || ethnicity ? sealer.seal(JSON.stringify({ faith, ethnicity })) : null,
    celebrate_birthday: resident.celebrate_birthday,
  };
}

function entriesOf(resident: DemoResident, id: string, { managerId, now }: Setting) {
  const told = (count: number) => after(now, -days(count));
  const common = { resident_id: id, author_id: managerId };
  const newest = Math.min(200, ...resident.about_me.map(({ days_ago }) => days_ago));
  const pleas = (prompt_key: string, items: string[]) =>
    items.map((text) => ({
      ...common,
      section_key: 'please' as const,
      prompt_key,
      text,
      at: told(newest),
    }));
  return [
    ...resident.about_me.map(({ section, text, voice, days_ago }) => ({
      ...common,
      section_key: section,
      text,
      voice,
      at: told(days_ago),
    })),
    ...pleas('please_do', resident.please_do),
    ...pleas('please_dont', resident.please_dont),
  ];
}
