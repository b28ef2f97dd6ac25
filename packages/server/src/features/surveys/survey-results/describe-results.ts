import type { Region } from '@relish/shared/fields.ts';
import type { Question } from '@relish/shared/surveys/surveys/contract.ts';
import { SCALES } from '@relish/shared/surveys/surveys/question-types.ts';

import { counted, dayInWords, percentOrNone } from '../../../pdf/in-words.ts';
import type { SurveyResultsDocument } from '../../../pdf/survey-results-layout.ts';
import { AUDIENCE_WORDS, nameOption, SCALE_WORDS } from '../../../pdf/survey-words.ts';
import type { Results, Trends } from './open-results.ts';
import { findShare, nameMonth, pair, type Result, SHARED, signed } from './result-figures.ts';
import { groupTable, listItems, proxyTable, trendTable } from './result-tables.ts';

interface SurveyAction {
  theme: string;
  said: string;
  will_do: string;
  done_on: string | null;
  due_on: string;
  published_said: string | null;
  published_did: string | null;
}

interface Read {
  results: Results;
  trends: Trends;
  actions: readonly SurveyAction[];
}

interface Setting {
  home: string;
  region: Region;
  today: string;
  /** For text that colleagues have written. */
  hide: (text: string) => string;
}

/** Pure, and made only from what is published: it cannot show more than the page (N10). */
export function describeResults(read: Read, setting: Setting): SurveyResultsDocument {
  const { results, trends, actions } = read;
  const { home, today, hide } = setting;
  const { survey } = results;
  const month = results.months.at(-1);
  const shown = month?.questions ?? results.own;
  const asked = pair(survey.questions, shown);
  const published = asked.filter(({ result }) => !result.is_suppressed);
  return {
    layout: 'survey-results',
    home,
    title: survey.title,
    lead: [
      AUDIENCE_WORDS[survey.audience],
      survey.anonymous ? 'anonymous' : 'with names',
      month ? `answers of ${nameMonth(month.month)}` : null,
      survey.closed_on === null ? null : `closed on ${dayInWords(survey.closed_on)}`,
    ]
      .filter((part) => part !== null)
      .join(' · '),
    footer: `${home} · ${dayInWords(today)}`,
    tiles: makeTiles(results, published),
    scales: SHARED.flatMap((type) => {
      const same = published.filter(({ question }) => question.type === type);
      return same.length === 0
        ? []
        : [
            {
              labels: SCALES[type].map((code) => SCALE_WORDS[type]?.[code] ?? code),
              rows: same.map(({ question, result }) => ({
                text: question.text,
                counts: result.options.map(({ count }) => count),
                share: percentOrNone(findShare(result)),
                n: result.n ?? 0,
                isGrey: result.is_grey,
              })),
            },
          ];
    }),
    bars: published
      .filter(({ question: { type } }) => !SHARED.some((each) => each === type))
      .map(({ question, result }) => ({
        text: question.text,
        note: describeFigures(result),
        isGrey: result.is_grey,
        isRating: question.type === 'rating0_10',
        bars: result.options.map(({ code, percent }) => ({
          label: nameOption(question, code),
          percent: percent ?? 0,
        })),
      })),
    hidden: asked.filter(({ result }) => result.is_suppressed).map(({ question }) => question.text),
    tables: [
      ...trendTable(survey.questions, trends),
      ...groupTable(results),
      ...proxyTable(results),
    ],
    actions: actions.map((action) => ({
      theme: hide(action.theme),
      said: hide(action.published_said ?? action.said),
      did: hide(action.published_did ?? action.will_do),
      didLabel: action.done_on === null ? 'We will' : 'We did',
      state:
        action.done_on === null
          ? `Due ${dayInWords(action.due_on)}`
          : `Done ${dayInWords(action.done_on)}`,
    })),
    items: listItems(survey.questions, shown, {
      region: setting.region,
      day: survey.closed_on ?? today,
    }),
    attribution: survey.attribution,
  };
}

function makeTiles(
  { entries, invited, response_rate, by_mode, from_poster }: Results,
  published: { question: Question; result: Result }[],
) {
  const scored = published.find(({ result }) => result.score !== null);
  const scales = published.filter(({ question }) => SHARED.some((type) => type === question.type));
  const best = scales.toSorted((a, b) => findShare(b.result) - findShare(a.result));
  const modes = {
    self: 'alone',
    with_help: 'with help',
    proxy: 'by someone else',
    paper: 'on paper',
  };
  const toTile = (label: string, each: (typeof best)[number] | undefined) =>
    each ? [{ label, value: percentOrNone(findShare(each.result)), note: each.question.text }] : [];
  return [
    response_rate === null || invited === null
      ? { label: 'Answers', value: String(entries), note: 'Nobody was invited by name.' }
      : {
          label: 'Response',
          value: percentOrNone(response_rate),
          note: `${entries - from_poster} of ${invited} people`,
        },
    {
      label: 'How they answered',
      value: counted(entries, 'answer'),
      note: [
        ...by_mode
          .filter((each) => each.entries > 0)
          .map((each) => `${each.entries} ${modes[each.mode]}`),
        ...(from_poster > 0 ? [`${from_poster} from the poster`] : []),
      ].join(', '),
    },
    ...(scored
      ? [
          {
            label: 'Recommendation score',
            value: signed(scored.result.score ?? 0),
            note: '9 and 10 minus 0 to 6, from −100 to +100',
          },
        ]
      : toTile('Most good answers', best[0])),
    ...(best.length > 1 ? toTile('Fewest good answers', best.at(-1)) : []),
  ];
}

const describeFigures = ({ n, score, mean, is_grey }: Result) =>
  [
    counted(n ?? 0, 'answer'),
    score === null ? null : `recommendation score ${signed(score)}`,
    mean === null ? null : `mean ${mean.toFixed(1)}`,
    is_grey ? 'fewer than ten answers: read with care' : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
