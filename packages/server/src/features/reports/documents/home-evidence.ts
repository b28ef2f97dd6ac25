import { addDays, dayIn, type Period } from '@relish/shared/days.ts';
import type { Section } from '@relish/shared/reports/documents/content.ts';
import { percent } from '@relish/shared/reports/figures/rounding.ts';
import type { SessionRow } from '@relish/shared/reports/figures/rows.ts';

import { mapInSlices } from '../../../core/in-slices.ts';
import { counted, dayInWords, percentOrNone, periodInWords } from '../../../pdf/in-words.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { listWhatIsKnown } from '../../residents/inspection/public.ts';
import { findHome } from '../../residents/names/public.ts';
import { countRisks } from '../../risks/risk-assessments/public.ts';
import { findBegun, readDelivery, readFamilyContact } from '../figures/public.ts';
import { text } from './blocks.ts';
import {
  findPersonName,
  listLiving,
  listRecorded,
  type Living,
  type RecordedRow,
} from './content-queries.ts';
import { eligibleIn } from './eligible.ts';
import { evidenceSection } from './evidence-map.ts';
import type { HomeData } from './home-data.ts';
import { figuresSection } from './home-figures.ts';
import { listeningSection } from './home-listening.ts';
import { missedSection } from './home-missed.ts';
import {
  choiceSection,
  communitySection,
  faithSection,
  inBedSection,
  lowestSection,
} from './home-people.ts';
import { programmeSection } from './home-programme.ts';
import { risksSection } from './home-risks.ts';
import { peopleStories, storyHider } from './home-stories.ts';
import { countListening } from './listening-queries.ts';
import { participationTable } from './participation-table.ts';
import { profilesSection } from './profiles-section.ts';
import type { Built, StagedSources, Wanted } from './sources.ts';
import { categoryBars, companyBars } from './trends.ts';

/** home_evidence (domain 3.6). */
export async function buildHomeEvidence(
  sources: StagedSources,
  wanted: Wanted,
): Promise<Built | undefined> {
  const { read, carehomeId, now } = sources;
  const { from, to, options } = wanted;
  const chosen = options.resident_ids.length === 0 ? null : options.resident_ids;
  const home = await read((db) => findHome(db, carehomeId));
  const everybody = await read((db) => listLiving(db, carehomeId, chosen));
  const rows = await readRecorded(sources, { from, to }, chosen);
  const hide = await storyHider(sources, home.name);
  const labelResident = labelling(sources, wanted, everybody);
  const living = options.names
    ? everybody
    : // Any other order could identify residents.
      everybody.toSorted((one, other) =>
        labelResident(one.id) < labelResident(other.id) ? -1 : 1,
      );
  const today = dayIn(home.time_zone, now);
  const begun = await read((db) => findBegun(db, carehomeId));
  const zone = { timeZone: home.time_zone, firstDay: begun.first };
  const days = new Map(
    living
      .map(
        ({ id, ...presence }) => [id, eligibleIn({ id, ...presence }, wanted, zone, now)] as const,
      )
      .filter(([, here]) => here.length > 0),
  );
  const data: HomeData = {
    wanted,
    timeZone: home.time_zone,
    begun,
    today,
    last: to < today ? to : today,
    living,
    days,
    rows,
    measured: {
      rows,
      sessions: countSessions(rows),
      eligible: new Map([...days].map(([id, here]) => [id, here.length])),
    },
    labelResident,
    formatTitle: (row) => (row.own_title && !options.names ? hide(row.title) : row.title),
  };
  const known = await read((db) => listWhatIsKnown(db, carehomeId, data.today));
  const ofThese = known.filter(({ id }) => chosen === null || chosen.includes(id));
  const past = await rowsBefore(sources, data, chosen);
  const { missed_days } = await read((db) => findHomeSettings(db, carehomeId));
  const programme = await read((db) =>
    readDelivery(db, { carehomeId, timeZone: home.time_zone }, { from, to }, now),
  );
  const contact = await read((db) =>
    readFamilyContact(
      db,
      { carehomeId, timeZone: home.time_zone },
      { from: today, to: today },
      today,
    ),
  );
  const listening = await read((db) =>
    countListening(
      db,
      carehomeId,
      { from, to },
      { timeZone: home.time_zone, requestedBy: wanted.requested_by },
    ),
  );
  const risks = await read((db) => countRisks(db, carehomeId, { from, to }, today));
  const madeBy = await read((db) => findPersonName(db, wanted.requested_by));
  const makers: (() => Section | Section[])[] = [
    () => ({ title: 'What this is', blocks: [text(explanation(data))] }),
    () => figuresSection(data, past, chosen === null ? contact : undefined),
    // Events are planned for the home, not for chosen residents.
    () => (chosen === null ? programmeSection(programme) : []),
    () => missedSection(data, past, missed_days),
    () => lowestSection(data),
    () => inBedSection(data),
    () => choiceSection(data),
    () => ({ title: 'One to one and in company', blocks: [companyBars(rows)] }),
    () => ({ title: 'Balance of activities', blocks: [categoryBars(rows)] }),
    () => communitySection(data),
    () => faithSection(data),
    () => profilesSection(data, ofThese),
    () => peopleStories(data, hide),
    // For the home, not for chosen residents.
    () => (chosen === null ? listeningSection(listening) : []),
    () => (chosen === null ? risksSection(risks) : []),
    () => evidenceSection(data, home.region),
  ];
  const sections = (await mapInSlices(makers, (make) => make())).flat();
  return {
    content: {
      title: 'Activities and wellbeing in the home',
      heading: 'Activities and wellbeing',
      home: home.name,
      lead: `${periodInWords(from, to)}${chosen === null ? '' : `, ${counted(chosen.length, 'chosen resident')}`}`,
      notice: options.names ? 'Confidential: names residents' : 'Residents are not named',
      sections,
      footer: `Made by ${madeBy}, ${dayInWords(data.today)}`,
      remark: rows.length === 0 ? 'Nothing was recorded in this period.' : null,
    },
    shown: { reports: [], photos: [] },
    table: () => participationTable(rows, { ...data, words: false }),
  };
}

function explanation({ wanted: { from, options }, begun, days, measured }: HomeData): string {
  const { sessions } = measured;
  const inTime = sessions.filter(({ recorded_late }) => !recorded_late).length;
  return [
    `${counted(days.size, 'resident')} lived here in this period.`,
    sessions.length === 0
      ? 'Staff recorded no activities.'
      : `Staff recorded ${counted(sessions.length, 'activity', 'activities')}, ${percentOrNone(percent(inTime, sessions.length))} of them within 24 hours.`,
    ...(begun.first > from
      ? [`Figures start on ${dayInWords(begun.first)}, the home’s first day in Relish.`]
      : []),
    options.names
      ? 'A manager asked for residents’ names; this request is recorded.'
      : 'Residents are not named: each has a code.',
    'Figures are calculated from the records as they are today; each says how.',
  ].join(' ');
}

const countSessions = (rows: readonly RecordedRow[]): SessionRow[] => [
  ...new Map(rows.map((row) => [row.report_id, row])).values(),
];

/** Reads earlier days, so that a short period does not make residents look missed. */
async function rowsBefore(
  sources: StagedSources,
  { wanted: { from, to }, rows }: HomeData,
  chosen: readonly string[] | null,
): Promise<readonly RecordedRow[]> {
  const since = lookBack(to);
  return since >= from ? rows : readRecorded(sources, { from: since, to }, chosen);
}

const READ_DAYS = 30;

/** In parts, because a long read holds up everyone else on the embedded database. */
async function readRecorded(
  { read, carehomeId }: StagedSources,
  { from, to }: Period,
  chosen: readonly string[] | null,
): Promise<RecordedRow[]> {
  const rows: RecordedRow[] = [];
  for (let first = from; first <= to; first = addDays(first, READ_DAYS)) {
    const last = addDays(first, READ_DAYS - 1);
    const part = { from: first, to: last < to ? last : to };
    rows.push(...(await read((db) => listRecorded(db, carehomeId, part, chosen))));
  }
  return rows;
}

const LOOK_BACK_MS = 60 * 86_400_000;
const lookBack = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - LOOK_BACK_MS).toISOString().slice(0, 10);

/** Random pseudonyms; names and rooms only on request. */
function labelling(
  { carehomeId, pseudonyms }: StagedSources,
  { options, requested_by }: Wanted,
  living: readonly Living[],
): (id: string) => string {
  const byId = new Map(living.map((each) => [each.id, each]));
  return (id) => {
    const person = byId.get(id);
    if (!options.names || !person) return pseudonyms({ of: id, for: requested_by, in: carehomeId });
    const room = person.room === null ? '' : `, room ${person.room}`;
    return `${person.preferred_name} ${person.last_name}${room}`;
  };
}
