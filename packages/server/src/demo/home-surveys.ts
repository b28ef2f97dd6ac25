import { dayIn } from '@relish/shared/days.ts';
import type { Answers } from '@relish/shared/surveys/survey-entries/answers.ts';
import type { EntryMode } from '@relish/shared/surveys/survey-entries/choices.ts';
import { type TemplateKey, TEMPLATES } from '@relish/shared/surveys/surveys/templates.ts';

import { after, days } from '../core/clock.ts';
import type { Sealer } from '../core/sealed.ts';
import type { Db } from '../db/database.ts';
import { makeAnsweredSurvey, type SurveyToMake } from '../features/surveys/survey-entries/make.ts';
import { makeSurveyKey } from '../features/surveys/surveys/make.ts';
import { chanceFrom } from './chance.ts';

interface Setting {
  carehomeId: string;
  managerId: string;
  name: string;
  now: Date;
}

const WISHES = [
  'More music in the evening, please.',
  'I would like to go to the sea again.',
  'Baking on Sundays.',
  'A walk to the shops.',
  'Dominoes with a cup of tea.',
  'Someone to read the paper with.',
];

const MODES: EntryMode[] = ['self', 'self', 'self', 'with_help', 'with_help', 'paper'];

/** Two past surveys of residents, which got better, and an open one of relatives. Returns the latest closed one. */
export async function makeHomeSurveys(db: Db, { sealer, ...home }: Setting & { sealer: Sealer }) {
  // One for all, because making keys takes time; past surveys sign nothing.
  const setting = { ...home, key: await makeSurveyKey(sealer) };
  const { name, now } = setting;
  await makeAnsweredSurvey(
    db,
    setting,
    askResidents('Spring', setting, { since: 230, happy: 0.5 }),
  );
  const latestId = await makeAnsweredSurvey(
    db,
    setting,
    askResidents('Autumn', setting, { since: 60, happy: 0.7 }),
  );
  const openedAt = after(now, -days(3));
  await makeAnsweredSurvey(db, setting, {
    survey: {
      ...toSurvey('relative', `Your view of ${name}`),
      closes_on: toDay(after(now, days(18))),
    },
    openedAt,
    closedAt: null,
    entries: [],
  });
  return latestId;
}

const ENTRIES = 16;
const OPEN_DAYS = 14;

function askResidents(
  season: string,
  { name, now }: Setting,
  { since, happy }: { since: number; happy: number },
): SurveyToMake {
  const chance = chanceFrom(`${name} ${season}`);
  const closedAt = after(now, -days(since));
  const survey = toSurvey('resident', `${season}: how is life here?`);
  const answer = (index: number): Answers =>
    Object.fromEntries(
      survey.questions.flatMap(({ key, type }): [string, string][] => {
        if (type === 'text') return index < WISHES.length ? [[key, WISHES[index] ?? '']] : [];
        if (chance.hits(0.05)) return [[key, 'prefer_not']];
        if (chance.hits(happy)) return [[key, 'happy']];
        return [[key, chance.hits(0.7) ? 'ok' : 'unhappy']];
      }),
    );
  return {
    survey: { ...survey, closes_on: toDay(closedAt) },
    openedAt: after(closedAt, -days(OPEN_DAYS)),
    closedAt,
    entries: Array.from({ length: ENTRIES }, (_, index) => {
      const mode = MODES[index % MODES.length] ?? 'self';
      const helper_role = mode === 'with_help' ? 'volunteer' : '';
      return { mode, channel: 'collected', helper_role, answers: answer(index) };
    }),
  };
}

function toSurvey(key: TemplateKey, title: string): SurveyToMake['survey'] {
  const template = TEMPLATES.find((each) => each.key === key);
  if (!template) throw new Error(`no template ${key}`);
  const { key: _key, ...content } = template;
  return {
    ...content,
    title,
    template: key,
    opens_on: null,
    closes_on: null,
    languages: ['en'],
    translations: {},
    group_key: null,
  };
}

const toDay = (at: Date) => dayIn('Europe/London', at);
