import { countAnsweringMinutes } from '@relish/shared/chat/chat-hours/answering.ts';
import { AUTOMATIC_ANSWER } from '@relish/shared/chat/chat-hours/choices.ts';
import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';

import { after, days, minutes } from '../core/clock.ts';
import type { Db } from '../db/database.ts';
import { makePerson } from '../features/accounts/people/make.ts';
import { saveChatSettings } from '../features/chat/chat-hours/public.ts';
import { makeMessages } from '../features/chat/messages/make.ts';
import { insertPrivate, listStanding } from '../features/chat/threads/public.ts';
import type { DemoChat, DemoWeek } from './demo-week.ts';

type Accounts = ReadonlyMap<string, { id: string; email: string }>;

const MANAGER = 'Manager';
const ANSWERING_HOURS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  from: weekday > 5 ? '10:00' : '09:00',
  to: weekday > 5 ? '16:00' : '18:00',
}));

interface Setting {
  carehomeId: string;
  name: string;
  managerId: string;
  week: DemoWeek;
  now: Date;
}

/** Accounts for the people who write in chats and have none yet. */
export async function makeChatAccounts(
  db: Db,
  people: readonly { first_name: string; last_name: string }[],
  {
    carehomeId,
    name,
    role,
    accounts,
    passwordHash,
    week,
    toEmail,
    now,
  }: Omit<Setting, 'managerId'> & {
    role: 'relative' | 'family_member';
    accounts: Accounts;
    passwordHash: string;
    toEmail: (person: string) => string;
  },
): Promise<Accounts> {
  const made = new Map(accounts);
  const authors = new Set(
    (week.chats[name] ?? []).flatMap(({ lines }) => lines.map(({ by }) => by)),
  );
  for (const { first_name, last_name } of people) {
    const person = `${first_name} ${last_name}`;
    if (!authors.has(person) || made.has(person)) continue;
    const email = toEmail(person);
    const id = await makePerson(db, {
      email,
      first_name,
      last_name,
      role,
      password_hash: passwordHash,
      carehomeIds: [carehomeId],
      since: after(now, -days(100)),
    });
    made.set(person, { id, email });
  }
  return made;
}

interface Filling extends Setting {
  timeZone: string;
  /** Users by name: staff, and relatives with an account. */
  staff: ReadonlyMap<string, string>;
  family: Accounts;
  residents: ReadonlyMap<string, string>;
}

/** Two weeks of conversations, some of them unread or without an answer. */
export async function makeHomeChats(db: Db, filling: Filling) {
  const { carehomeId, name, week, now } = filling;
  const chats = week.chats[name] ?? [];
  const standing = chats.length === 0 ? [] : await listStanding(db, carehomeId);
  const findStanding = (about: string) => {
    const residentId = filling.residents.get(about);
    return standing.find(({ kind, team, resident_id }) =>
      residentId === undefined ? (team ?? kind) === about : resident_id === residentId,
    )?.id;
  };
  // Automatic answers stay off: a demonstration should not depend on the time of day.
  if (filling.residents.size > 0)
    await saveChatSettings(db, carehomeId, {
      hours: ANSWERING_HOURS,
      promise_hours: 8,
      answers_automatically: false,
      automatic_answer: AUTOMATIC_ANSWER,
    });
  for (const chat of chats) {
    const id =
      chat.relative === undefined
        ? findStanding(chat.about)
        : await openPrivate(db, carehomeId, {
            residentId: filling.residents.get(chat.about),
            relativeId: filling.family.get(chat.relative)?.id,
            now: after(now, -days(14)),
          });
    if (id !== undefined) await fill(db, id, chat, filling);
  }
}

async function openPrivate(
  db: Db,
  carehomeId: string,
  {
    residentId,
    relativeId,
    now,
  }: { residentId: string | undefined; relativeId: string | undefined; now: Date },
) {
  if (residentId === undefined || relativeId === undefined) return undefined;
  return (await insertPrivate(db, carehomeId, { residentId, relativeId, now })).id;
}

async function fill(db: Db, id: string, chat: DemoChat, filling: Filling) {
  const { about, lines, unread = 0, settled = false } = chat;
  const { carehomeId, managerId, staff, family } = filling;
  const isHousehold = about === 'household';
  const messages = lines.flatMap(({ when, by: author, text: body }) => {
    const relative = family.get(author);
    const authorId = author === MANAGER ? managerId : (staff.get(author) ?? relative?.id);
    if (authorId === undefined) return [];
    return {
      author_id: authorId,
      is_home: !isHousehold && relative === undefined,
      body,
      at: toMoment(when, filling),
    };
  });
  // Everyone has read up to their own last message, and the manager nearly everything.
  const read = new Map(
    messages.map(({ author_id, is_home }, index) => [author_id, { is_home, number: index + 1 }]),
  );
  read.set(managerId, { is_home: !isHousehold, number: messages.length - unread });
  await makeMessages(db, carehomeId, {
    id,
    isWaiting: filling.residents.has(about) && !settled,
    messages,
    ...(filling.residents.has(about) && {
      countWait: (times) => countAnsweringMinutes(ANSWERING_HOURS, filling.timeZone, times),
    }),
    readers: [...read].map(([user_id, reader]) => ({ user_id, ...reader })),
  });
}

/** “13 10:20” is a time of an earlier day, “145” is so many minutes ago. */
function toMoment(when: string, { now, timeZone }: Filling): Date {
  const [count = '', time] = when.split(' ');
  if (time === undefined) return after(now, -minutes(Number(count)));
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const day = addDays(dayIn(timeZone, now), -Number(count));
  return after(startOfDayIn(timeZone, day), minutes(hour * 60 + minute));
}
