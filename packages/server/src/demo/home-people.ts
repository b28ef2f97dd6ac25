import { randomUUID } from 'node:crypto';

import { addDays, dayIn } from '@relish/shared/days.ts';

import { after, days } from '../core/clock.ts';
import type { Sealer } from '../core/sealed.ts';
import type { Db } from '../db/database.ts';
import { updateHomeDetails } from '../features/accounts/home-details/public.ts';
import { updateHomeSettings } from '../features/accounts/home-settings/public.ts';
import { insertInvitation } from '../features/accounts/invitations/public.ts';
import { makePerson } from '../features/accounts/people/make.ts';
import { makeAboutMe } from '../features/residents/about-me/make.ts';
import { makeGroups } from '../features/residents/groups/make.ts';
import { makeInterests } from '../features/residents/interests/make.ts';
import { makePalHistory } from '../features/residents/pal/make.ts';
import { makeRelatives, type RelativeToMake } from '../features/residents/relatives/make.ts';
import { makeResidents } from '../features/residents/residents/make.ts';
import { makeResidentTags } from '../features/residents/tags/make.ts';
import type { DemoPictures } from './demo-pictures.ts';
import type { DemoWeek } from './demo-week.ts';
import { listEntries } from './home-about-me.ts';
import { makeHomeAlbum } from './home-album.ts';
import { makeChatAccounts, makeHomeChats } from './home-chats.ts';
import { makeHomeConsents } from './home-consents.ts';
import type { DemoHome, DemoResident } from './home-content.ts';
import { makeHomeDirectory, makeHomeProposals } from './home-directory.ts';
import { makeHomeEvents } from './home-events.ts';
import { makeHomeGazettes } from './home-gazettes.ts';
import { makeHomeNotices } from './home-notices.ts';
import { makeHomeObservations } from './home-observations.ts';
import { makeHomeOutcomes } from './home-outcomes.ts';
import { makeHomePortraits } from './home-pictures.ts';
import { makeHomePlan } from './home-plan.ts';
import { makeHomeProfile } from './home-profile.ts';
import { makeHomeRecords } from './home-records.ts';
import { makeHomeVisits } from './home-visits.ts';

interface Setting {
  carehomeId: string;
  managerId: string;
  passwordHash: string;
  staffEmail: (name: string) => string;
  /** Demonstration accounts by name. */
  accounts: ReadonlyMap<string, { id: string; email: string }>;
  sealer: Sealer;
  now: Date;
  week: DemoWeek;
  pictures: DemoPictures;
  /** Days of history, and whether the package includes full records. */
  recordedDays: number;
  writesFull: boolean;
}

const TIME_ZONE = 'Europe/London';
const STAYS_IN: ReadonlySet<string> = new Set(['hoist', 'bed']);

// A number that is reserved for fiction.
const HOME_DETAILS = {
  telephone: '01632 960 300',
  address: '1 Orchard Lane\nAshby',
  visiting_times: 'Every day, 9:00 to 20:00. Come for lunch if you like: tell us by 10:00.',
};

/** All residents of a demonstration home. */
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
      ...makeHomeProfile(each, { ago, sealer, now }),
      ...by,
      key_worker_id: keyWorkers[index % keyWorkers.length] ?? null,
      named_nurse_id: nurse ?? null,
      // Most were reviewed recently; some are due, as in every home.
      safety_confirmed_at: index % 7 === 3 ? null : after(now, -days((index * 13) % 110)),
      safety_confirmed_by: index % 7 === 3 ? null : managerId,
    })),
  );
  const idByKey = new Map(residents.map(({ key }, index) => [key, ids[index] ?? '']));
  const each = residents.map((resident) => ({ resident, id: idByKey.get(resident.key) ?? '' }));

  await makeGroups(
    db,
    carehomeId,
    home.groups.map(({ members, ...group }) => ({
      ...group,
      member_ids: members.map((key) => idByKey.get(key) ?? ''),
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
    each.flatMap(({ id, resident }) => listEntries(resident, id, setting)),
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
  const manager = {
    id: managerId,
    name: [...setting.accounts].find(([, account]) => account.id === managerId)?.[0] ?? '',
  };
  await makeHomeConsents(
    db,
    home,
    each.map(({ id, resident }, index) => ({
      id,
      resident,
      // Spread over time, so that some are always due for review.
      fromDate: ago(Math.min(90 + ((index * 37) % 290), Math.max(0, resident.moved_in_days_ago))),
    })),
    { carehomeId, manager, now },
  );
  await makeHomePortraits(
    db,
    each.map(({ id, resident }) => ({ id, key: resident.key })),
    setting,
  );
  await updateHomeDetails(db, carehomeId, HOME_DETAILS);
  await updateHomeSettings(db, carehomeId, { safeguarding_contacts: home.safeguarding_contacts });
  const accounts = await makeChatAccounts(
    db,
    residents.flatMap((resident) => resident.relatives),
    { ...setting, name: home.home, role: 'relative', toEmail: setting.staffEmail },
  );
  const relatives = each.flatMap(({ id, resident }) =>
    listRelatives(resident, id, { ...setting, accounts }),
  );
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
      key: resident.key,
      loves: new Set(
        resident.interests.filter(({ stance }) => stance === 'love').map(({ code }) => code),
      ),
      never: new Set(
        resident.interests.filter(({ stance }) => stance === 'never').map(({ code }) => code),
      ),
      speaks: !['few_words', 'no_words'].includes(resident.communication?.speech ?? 'clear'),
      sociable: resident.place !== 'own_room' && resident.group_size !== 'one_to_one',
      movedInDaysAgo: resident.moved_in_days_ago,
    }));
  const written = {
    carehomeId,
    name: home.home,
    week: setting.week,
    photos: setting.pictures.photos,
    timeZone: TIME_ZONE,
    staffIds: keyWorkers,
    today,
    now,
    days: setting.recordedDays,
    writesFull: setting.writesFull,
  };
  await makeHomeRecords(db, living, written);
  await makeHomeAlbum(db, setting.pictures.albums, idByKey, {
    ...written,
    relativeId: [...setting.accounts.values()].find(({ id }) =>
      relatives.some(({ user_id }) => user_id === id),
    )?.id,
  });
  await makeHomeGazettes(db, idByKey, { ...written, managerId });
  if (setting.writesFull) await makeHomeObservations(db, living, written);
  await makeHomeNotices(db, setting);
  const programme = { ...setting, leads: keyWorkers, timeZone: TIME_ZONE };
  const performers = await makeHomeDirectory(db, programme);
  await makeHomeEvents(db, { ...programme, performers });
  await makeHomePlan(db, programme);
  await makeHomeOutcomes(db, living, { ...written, managerId });
  await makeHomeProposals(db, programme);
  const residentIds = living.map(({ id }) => id);
  await makeHomeVisits(db, { ...setting, residentIds, timeZone: TIME_ZONE });
  const staff = new Map(
    home.staff.map(({ first_name, last_name }, index) => [
      `${first_name} ${last_name}`,
      staffIds[index] ?? '',
    ]),
  );
  await makeHomeChats(db, {
    ...programme,
    name: home.home,
    staff,
    family: accounts,
    residents: idByKey,
  });
  const goOut = each.flatMap(({ id, resident }) =>
    residentIds.includes(id) && !STAYS_IN.has(resident.mobility?.moves ?? 'independent') ? id : [],
  );
  return { staff, residents: idByKey, goOut, keyWorkers };
}

/** K21: most looked recently, some have not for weeks. */
const DAYS_SINCE_USE = [0, 2, 9, 41, 1] as const;

/** Some have an account, some an invitation, the rest are only listed. */
function listRelatives(
  { relatives }: DemoResident,
  residentId: string,
  { accounts, managerId, now }: Setting,
): RelativeToMake[] {
  return relatives.map(({ first_name, last_name, authority, ...link }, index) => {
    const account = accounts.get(`${first_name} ${last_name}`);
    const invitedEmail = link.status === 'invited' ? `${randomUUID()}@relish.test` : null;
    return {
      first_name,
      last_name,
      user_id: account?.id ?? null,
      email: account?.email ?? invitedEmail,
      last_active_on: account
        ? addDays(dayIn(TIME_ZONE, now), -DAYS_SINCE_USE[last_name.length % DAYS_SINCE_USE.length]!)
        : null,
      // Reserved for fiction.
      phone: index === 0 ? `01632 960 ${400 + ((first_name.length * 37) % 100)}` : null,
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

async function makeStaff(db: Db, home: DemoHome, setting: Setting) {
  const ids: string[] = [];
  for (const { first_name, last_name, role, job_title } of home.staff) {
    ids.push(
      await makePerson(db, {
        email: setting.staffEmail(`${first_name} ${last_name}`),
        first_name,
        last_name,
        password_hash: setting.passwordHash,
        role,
        job_title,
        carehomeIds: [setting.carehomeId],
        since: after(setting.now, -days(120)),
      }),
    );
  }
  return ids;
}
