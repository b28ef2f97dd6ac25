import { dayIn } from '@relish/shared/days.ts';
import type { Section } from '@relish/shared/documents/content.ts';
import type { SessionRow } from '@relish/shared/figures/rows.ts';

import { counted, dayInWords, periodInWords } from '../../documents/in-words.ts';
import {
  findHome,
  findPersonName,
  listLiving,
  listRecorded,
  type Living,
  type RecordedRow,
} from '../document-content/queries.ts';
import { listWhatIsKnown } from '../inspection/queries.ts';
import { text } from './blocks.ts';
import { eligibleIn } from './eligible.ts';
import { evidenceSection } from './evidence-map.ts';
import type { HomeData } from './home-data.ts';
import { figuresSection, missedSection } from './home-figures.ts';
import { knownSection } from './home-known.ts';
import {
  choiceSection,
  communitySection,
  faithSection,
  inBedSection,
  lowestSection,
} from './home-people.ts';
import { peopleStories, storyHider } from './home-stories.ts';
import { participationTable } from './participation-table.ts';
import type { Built, Sources, Wanted } from './sources.ts';
import { categoryBars, companyBars } from './trends.ts';

/** C, about the home (domain 3.6): figures with their definitions, who gets little, and what people say. */
export async function buildHomeEvidence(
  sources: Sources,
  wanted: Wanted,
): Promise<Built | undefined> {
  const { db, carehomeId, now } = sources;
  const { from, to, options } = wanted;
  const chosen = options.resident_ids.length === 0 ? null : options.resident_ids;
  const home = await findHome(db, carehomeId);
  const everybody = await listLiving(db, carehomeId, chosen);
  const rows = await listRecorded(db, carehomeId, { from, to }, chosen);
  const hide = await storyHider(sources, home.name);
  const labelOf = labelling(sources, wanted, everybody);
  const living = options.pseudonyms
    ? // Any other order would say something of who they are.
      everybody.toSorted((one, other) => (labelOf(one.id) < labelOf(other.id) ? -1 : 1))
    : everybody;
  const days = new Map(
    living
      .map(
        ({ id, ...presence }) =>
          [id, eligibleIn({ id, ...presence }, wanted, home.time_zone, now)] as const,
      )
      .filter(([, here]) => here.length > 0),
  );
  const data: HomeData = {
    wanted,
    timeZone: home.time_zone,
    today: dayIn(home.time_zone, now),
    living,
    days,
    rows,
    measured: {
      rows,
      sessions: sessionsOf(rows),
      eligible: new Map([...days].map(([id, here]) => [id, here.length])),
    },
    labelOf,
    titleOf: (row) => (row.own_title && !options.names ? hide(row.title) : row.title),
  };
  const known = await listWhatIsKnown(db, carehomeId, data.today);
  const ofThese = known.filter(({ id }) => chosen === null || chosen.includes(id));
  const sections: Section[] = [
    { title: 'What this is', blocks: [text(explanation(data))] },
    figuresSection(data),
    missedSection(data, await rowsBefore(sources, data, chosen)),
    lowestSection(data),
    inBedSection(data),
    choiceSection(data),
    { title: 'One to one and in company', blocks: [companyBars(rows)] },
    { title: 'Balance of activities', blocks: [categoryBars(rows)] },
    communitySection(data),
    faithSection(data),
    knownSection(data, ofThese),
    peopleStories(data, hide),
    ...evidenceSection(data, home.region),
  ];
  return {
    content: {
      title: 'Activities and wellbeing in the home',
      heading: 'Activities and wellbeing',
      home: home.name,
      lead: `${periodInWords(from, to)}${chosen === null ? '' : `, ${counted(chosen.length, 'chosen resident')}`}`,
      notice: options.names ? 'Confidential: names residents' : 'Residents are not named',
      sections,
      footer: `Made by ${await findPersonName(db, wanted.requested_by)}, ${dayInWords(data.today)}`,
      remark: rows.length === 0 ? 'Nothing was recorded in these days.' : null,
    },
    shown: { reports: [], photos: [] },
    table: participationTable(rows, { ...data, words: false }),
  };
}

const explanation = ({ wanted: { options }, days, measured }: HomeData) =>
  `What ${counted(days.size, 'resident')} who lived here in these days were offered and took part in: ${counted(measured.sessions.length, 'session')}, recorded by staff at the time. ${
    options.names
      ? 'Residents are named at a manager’s request, which was noted.'
      : 'Residents are not named.'
  } Figures are computed from the records as they stand; how is printed with each.`;

const sessionsOf = (rows: readonly RecordedRow[]): SessionRow[] => [
  ...new Map(rows.map((row) => [row.report_id, row])).values(),
];

/** Nobody is missed because the period is short: the days before it are looked at too. */
async function rowsBefore(
  { db, carehomeId }: Sources,
  { wanted: { from, to }, rows }: HomeData,
  chosen: readonly string[] | null,
): Promise<readonly RecordedRow[]> {
  const since = lookBack(to);
  return since >= from ? rows : listRecorded(db, carehomeId, { from: since, to }, chosen);
}
const LOOK_BACK_MS = 60 * 86_400_000;
const lookBack = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - LOOK_BACK_MS).toISOString().slice(0, 10);

/** Initials and room; full names on request; for an inspector a pseudonym that says nothing. */
function labelling(
  { carehomeId, pseudonyms }: Sources,
  { options, requested_by }: Wanted,
  living: readonly Living[],
): (id: string) => string {
  const byId = new Map(living.map((each) => [each.id, each]));
  return (id) => {
    const person = byId.get(id);
    if (options.pseudonyms || !person)
      return pseudonyms({ of: id, for: requested_by, in: carehomeId });
    const room = person.room === null ? '' : `, room ${person.room}`;
    return options.names
      ? `${person.preferred_name} ${person.last_name}${room}`
      : `${person.first_name.charAt(0)}.${person.last_name.charAt(0)}.${room}`;
  };
}
