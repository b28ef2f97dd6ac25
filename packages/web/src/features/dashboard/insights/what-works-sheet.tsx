import { interestLabel } from '@relish/shared/residents/interests/taxonomy.ts';
import {
  ArrowLeft,
  Ban,
  Clock,
  HeartHandshake,
  Lightbulb,
  Printer,
  Quote,
  Sun,
} from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { PageTools } from '../../../ui/layout/page-tools.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { ResidentInsights } from './api.ts';
import { AT_WORDS, isGood, kindWords, PART_WORDS } from './effect-words.ts';
import { inSentence } from './in-sentence.ts';
import { type SheetItem, SheetList } from './sheet-list.tsx';

import styles from './sheet.module.css';

/** One printed page for the staff room: words, no figures. */
export function WhatWorksSheet({ insights }: { insights: ResidentInsights }) {
  const { person, period } = insights;
  const name = person.preferred_name;
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <Link
          kind="quiet-button"
          to={`/resident-insights?id=${person.id}`}
          icon={<ArrowLeft aria-hidden="true" />}
        >
          {m.insights_sheet_back()}
        </Link>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {m.insights_sheet_print()}
        </Button>
        <PageTools />
      </div>
      <article className={styles.sheet}>
        <header className={styles.who}>
          <Avatar
            id={person.id}
            firstName={name}
            lastName={person.last_name}
            photo={person.picture?.small}
            size="portrait"
          />
          <div>
            <PageHeading>{m.insights_of_heading({ name })}</PageHeading>
            <p>
              <span translate="no">
                {name} {person.last_name}
              </span>
              {person.room !== null && ` · ${m.insights_room({ room: person.room })}`}
            </p>
          </div>
        </header>
        <div className={styles.parts}>
          <SheetList
            icon={Sun}
            title={m.insights_sheet_works()}
            items={worksWords(insights)}
            isStrong
          />
          <SheetList icon={Clock} title={m.insights_sheet_best()} items={bestWords(insights)} />
          <SheetList
            icon={HeartHandshake}
            title={m.insights_sheet_company()}
            items={insights.company.map(({ preferred_name }) => ({ written: preferred_name }))}
          />
          <SheetList icon={Lightbulb} title={m.insights_sheet_try()} items={tryWords(insights)} />
          <SheetList icon={Ban} title={m.insights_sheet_avoid()} items={avoidWords(insights)} />
          <SheetList icon={Quote} title={m.insights_sheet_words()} items={listQuotes(insights)} />
        </div>
        <p className={styles.foot}>{m.insights_sheet_foot({ day: formatDay(period.to) })}</p>
      </article>
    </div>
  );
}

// Limits that fit one page.
const KINDS = 2;
const WORKS = 6;
const TRY = 6;
const AVOID = 8;
const BEST = 2;
const QUOTES = 3;

const worksWords = ({ works: { kinds, activities } }: ResidentInsights): SheetItem[] => [
  ...kinds
    .filter(isGood)
    .slice(0, KINDS)
    .map(({ category, part }) => kindWords(category, part)),
  ...activities
    .filter(isGood)
    .slice(0, WORKS)
    .map(({ title }) => ({ written: title })),
];

function bestWords({ works: { parts, places } }: ResidentInsights): string[] {
  const when = parts.filter(isGood).slice(0, BEST);
  const where = places.filter(isGood).slice(0, BEST);
  return [
    ...(when.length > 0
      ? [
          m.insights_sheet_when({
            list: inSentence(when.map(({ part }) => lower(PART_WORDS[part]()))),
          }),
        ]
      : []),
    ...(where.length > 0
      ? [
          m.insights_sheet_where({
            list: inSentence(where.map(({ place }) => lower(AT_WORDS[place]()))),
          }),
        ]
      : []),
  ];
}
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const tryWords = ({ interests: { untried } }: ResidentInsights): string[] =>
  untried.slice(0, TRY).map(({ interest_code, idea }) => {
    const interest = interestLabel(interest_code);
    return idea ? m.insights_sheet_try_with({ interest, title: idea.title }) : interest;
  });

/**
 * Interests marked "never" come first and are never cut off by activities that were only declined.
 */
const avoidWords = ({ interests, declines, works }: ResidentInsights): string[] => [
  ...interests.unwanted
    .toSorted((one, other) => Number(one.stance !== 'never') - Number(other.stance !== 'never'))
    .map(({ interest_code, stance }) => {
      const interest = interestLabel(interest_code);
      return stance === 'never'
        ? m.insights_sheet_never({ interest })
        : m.insights_sheet_not_for({ interest });
    }),
  ...[
    ...works.activities
      .filter(({ verdict }) => verdict === 'lowers')
      .map(({ title }) => m.insights_sheet_lowers({ title })),
    ...declines.activities.map(({ title }) => m.insights_sheet_declined({ title })),
  ].slice(0, AVOID),
];

const listQuotes = ({ notes }: ResidentInsights): SheetItem[] =>
  [...new Set(notes.flatMap(({ quote }) => quote ?? []))]
    .slice(0, QUOTES)
    .map((quote) => ({ written: `“${quote}”` }));
