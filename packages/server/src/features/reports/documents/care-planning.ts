import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';
import type { Block, Section } from '@relish/shared/reports/documents/content.ts';
import {
  declineRate,
  meanEngagement,
  oneToOneShare,
} from '@relish/shared/reports/figures/key-figures.ts';
import { countMinutes } from '@relish/shared/reports/figures/minutes.ts';
import { percent, ratio } from '@relish/shared/reports/figures/rounding.ts';
import { isPresent } from '@relish/shared/reports/reports/choices.ts';
import { isEngaged } from '@relish/shared/reports/reports/rules.ts';
import { SECTIONS } from '@relish/shared/residents/about-me/sections.ts';
import { interestLabel } from '@relish/shared/residents/interests/taxonomy.ts';

import { LEVEL_WORDS } from '../../../pdf/guide-words.ts';
import {
  counted,
  dayInWords,
  orNone,
  percentOrNone,
  periodInWords,
  weekdayInWords,
  wholeMinutes,
} from '../../../pdf/in-words.ts';
import {
  ATTENDANCE_WORDS,
  DECLINE_WORDS,
  ENGAGEMENT_WORDS,
  FORMAT_WORDS,
  MOOD_WORDS,
} from '../../../pdf/record-words.ts';
import { listInterests } from '../../residents/interests/public.ts';
import { findHome } from '../../residents/names/public.ts';
import { findCurrentPal } from '../../residents/pal/public.ts';
import { findBegun } from '../figures/public.ts';
import { numeric, table, text, wide } from './blocks.ts';
import {
  findPersonName,
  findSubject,
  listAboutMeChanges,
  listLiving,
  listOwnInterests,
  listRecorded,
  type RecordedRow,
} from './content-queries.ts';
import { eligibleIn } from './eligible.ts';
import { observationSection } from './observations.ts';
import { participationTable } from './participation-table.ts';
import type { Built, Sources, Wanted } from './sources.ts';
import { categoryBars, companyBars, engagementTrend, moodTrend } from './trends.ts';

/** care_planning (domain 3.6), internal. */
export async function buildCarePlanning(
  sources: Sources,
  wanted: Wanted,
): Promise<Built | undefined> {
  const { db, carehomeId, now } = sources;
  const { resident_id: id, from, to, options } = wanted;
  const person = id === null ? undefined : await findSubject(db, carehomeId, id);
  if (!person) return undefined;
  const home = await findHome(db, carehomeId);
  const rows = await listRecorded(db, carehomeId, { from, to }, [person.id]);
  const [living] = await listLiving(db, carehomeId, [person.id]);
  const { first: firstDay } = await findBegun(db, carehomeId);
  const days = living
    ? eligibleIn(living, wanted, { timeZone: home.time_zone, firstDay }, now).length
    : 0;
  const name = person.preferred_name;
  const sections: Section[] = [
    { title: 'In short', blocks: [inShort(rows, days)] },
    {
      title: 'How it went',
      blocks:
        rows.length === 0
          ? [text('Nothing was recorded in these days.')]
          : [engagementTrend(rows, wanted), moodTrend(rows, wanted)],
    },
    { title: 'One to one and in company', blocks: [companyBars(rows)] },
    { title: 'Balance of activities', blocks: [categoryBars(rows)] },
    { title: 'Declined', blocks: [declinedTable(rows)] },
    { title: 'Interests not yet tried', blocks: [await untried(sources, person.id, rows)] },
    ...(options.levels ? [await abilitySection(sources, person.id)] : []),
    await observationSection(sources, person.id, {
      ...wanted,
      timeZone: home.time_zone,
      concerns: options.concerns,
    }),
    {
      title: 'What was added to About me',
      blocks: [await aboutMe(sources, person.id, wanted, home.time_zone)],
    },
    { title: `Everything ${name} was part of`, blocks: [everything(rows)] },
  ];
  return {
    content: {
      title: 'Activities and wellbeing: for care planning',
      heading: `${name} ${person.last_name}: activities and wellbeing`,
      home: home.name,
      lead: `For care planning, ${periodInWords(from, to)}${person.room === null ? '' : `, room ${person.room}`}`,
      notice: 'Confidential: for staff of the home',
      sections,
      footer: `Made by ${await findPersonName(db, wanted.requested_by)}, ${dayInWords(dayIn(home.time_zone, now))}`,
      remark: rows.length === 0 ? 'Nothing was recorded in these days.' : null,
    },
    shown: { reports: [], photos: [] },
    table: () =>
      participationTable(rows, {
        timeZone: home.time_zone,
        labelResident: () => `${name} ${person.last_name}`,
        formatTitle: ({ title }) => title,
        words: true,
      }),
  };
}

function inShort(rows: readonly RecordedRow[], days: number): Block {
  const present = rows.filter(({ attendance }) => isPresent(attendance));
  const figure = (label: string, value: string, definition: string) => ({
    label,
    value,
    definition,
  });
  return {
    type: 'figures',
    figures: [
      figure('Times there', String(present.length), `Of ${counted(rows.length, 'record')}`),
      figure(
        'Minutes a week',
        orNone(wholeMinutes(ratio(countMinutes(rows), days, 7))),
        `While here: ${counted(days, 'day')}`,
      ),
      figure(
        'Engaged',
        percentOrNone(percent(rows.filter(isEngaged).length, present.length)),
        'Looking and listening or more, or took part without a rating',
      ),
      figure('Mean engagement', orNone(meanEngagement({ rows })), '0 to 4, where it could be told'),
      figure('One to one', percentOrNone(oneToOneShare({ rows })), 'Of the minutes'),
      figure('Declined', percentOrNone(declineRate({ rows })), 'Of those there and declined'),
    ],
  };
}

const declinedTable = (rows: readonly RecordedRow[]) =>
  table(
    ['Date', 'Activity', 'Reason', wide('Offered instead')],
    rows
      .filter(({ attendance }) => attendance === 'declined')
      .map((row) => [
        weekdayInWords(row.day),
        row.title,
        row.decline_reason === null ? 'Not said' : DECLINE_WORDS[row.decline_reason],
        row.alternative_offered ?? 'Nothing recorded',
      ]),
    'Nothing was declined.',
  );

const everything = (rows: readonly RecordedRow[]) =>
  table(
    ['Date', 'Activity', numeric('Min.'), 'How it went', wide('Quote and note')],
    rows
      .toReversed()
      .map((row) => [
        weekdayInWords(row.day),
        row.title,
        isPresent(row.attendance) ? String(row.minutes) : '',
        howItWent(row),
        [row.quote === null ? '' : `“${row.quote}”`, row.note ?? ''].filter(Boolean).join(' '),
      ]),
    'Nothing was recorded in these days.',
  );

const howItWent = ({ attendance, format, engagement, mood_after, distress }: RecordedRow) =>
  [
    `${ATTENDANCE_WORDS[attendance]}, ${FORMAT_WORDS[format].toLowerCase()}`,
    ...(engagement === null ? [] : [ENGAGEMENT_WORDS[engagement]]),
    ...(mood_after === null ? [] : [`Mood: ${MOOD_WORDS[mood_after].toLowerCase()}`]),
    ...(distress ? ['Distress recorded'] : []),
  ].join('. ');

async function untried(
  { db, carehomeId, library }: Sources,
  residentId: string,
  rows: readonly RecordedRow[],
): Promise<Block> {
  const done = [
    ...new Set(
      rows.flatMap(({ attendance, activity_id }) =>
        isPresent(attendance) && activity_id !== null ? [activity_id] : [],
      ),
    ),
  ];
  const shelf = await library.shelf(db);
  const tried = new Set<string>([
    ...done.flatMap((id) => shelf.activity(id)?.guide.interests ?? []),
    ...(await listOwnInterests(db, carehomeId, done)),
  ]);
  const known = await listInterests(db, carehomeId, residentId);
  const stances: Record<string, string> = {
    love: 'Loves it',
    like: 'Likes it',
    used_to: 'Used to',
    curious: 'Is curious',
  };
  return table(
    ['Interest', 'Stance', wide('Detail')],
    known.flatMap(({ interest_code, stance, detail }) => {
      const stanceLabel = stances[stance];
      return stanceLabel === undefined || tried.has(interest_code)
        ? []
        : [[interestLabel(interest_code), stanceLabel, detail ?? '']];
    }),
    known.length === 0 ? 'No interests are known yet.' : 'Every interest was touched.',
  );
}

async function abilitySection({ db, carehomeId }: Sources, residentId: string): Promise<Section> {
  const check = await findCurrentPal(db, carehomeId, residentId);
  return {
    title: 'Ability check',
    blocks: [
      text(
        check
          ? `${LEVEL_WORDS[check.level]}, checked on ${dayInWords(check.completed_on)}. Review due ${check.review_due === null ? 'not set' : dayInWords(check.review_due)}.`
          : 'There is no finished check yet.',
      ),
    ],
  };
}

async function aboutMe(
  { db, carehomeId }: Sources,
  residentId: string,
  { from, to }: Wanted,
  timeZone: string,
): Promise<Block> {
  const changes = await listAboutMeChanges(db, carehomeId, residentId, {
    since: startOfDayIn(timeZone, from),
    until: startOfDayIn(timeZone, addDays(to, 1)),
  });
  return table(
    ['Date', wide('Part'), 'What', 'By'],
    changes.map(({ section_key, version, status, written_at, author }) => [
      dayInWords(dayIn(timeZone, new Date(written_at))),
      SECTIONS[section_key].title,
      whatChanged(version, status),
      author ?? '',
    ]),
    'Nothing was added or changed.',
  );
}

function whatChanged(version: number, status: string): string {
  if (status === 'removed') return 'Removed';
  if (status === 'declined') return 'Suggestion declined';
  if (status === 'pending') return 'Suggested';
  return version === 1 ? 'Added' : 'Changed';
}
