import type { OwnGuide } from '@relish/shared/library/activities/own-activity.ts';
import { LEVELS } from '@relish/shared/residents/pal/levels.ts';

import type { PrintedCard } from '../../../pdf/cards-layout.ts';
import {
  ALLERGEN_WORDS,
  CATEGORY_WORDS,
  HAZARD_WORDS,
  LEVEL_WORDS,
  PLACE_WORDS,
} from '../../../pdf/guide-words.ts';
import type { Labelled, PrintedGuide } from '../../../pdf/guides-layout.ts';

interface Drawn {
  title: string;
  guide: OwnGuide;
  picture: string | null;
}

export const guideInWords = ({ title, guide, picture }: Drawn): PrintedGuide => ({
  title,
  summary: guide.summary,
  picture,
  facts: listFacts(guide),
  needs: guide.equipment.map(
    ({ name, quantity, instead }) =>
      name + (quantity ? ` (${quantity})` : '') + (instead ? `, or ${instead}` : ''),
  ),
  description: guide.description,
  steps: guide.steps,
  say: [
    ...labelled('To begin', guide.opening_line && `“${guide.opening_line}”`),
    ...labelled('To talk about', guide.conversation_prompts.join(' ')),
  ],
  adaptations: LEVELS.flatMap((level) => labelled(LEVEL_WORDS[level], guide.adaptations[level])),
  look_for: [
    ...labelled('Enjoying it', guide.look_for.enjoying),
    ...labelled('Time to stop', guide.look_for.stop),
  ],
  safety: listSafety(guide),
  culture: guide.culture_notes,
  visit: guide.visit,
});

const CARD_STEPS = 3;
const CARD_LENGTH = 420;

/** A guide cut to the size of a card. */
export const cardInWords = ({ title, guide, picture }: Drawn): PrintedCard => ({
  title,
  summary: guide.summary ?? (guide.steps.length === 0 ? short(guide.description ?? '') : null),
  picture,
  facts: listFacts(guide).filter(({ label }) => ['Time', 'People', 'Levels'].includes(label)),
  steps: guide.steps.slice(0, CARD_STEPS),
  say: guide.opening_line,
});

const short = (text: string) =>
  text.length <= CARD_LENGTH ? text : `${text.slice(0, CARD_LENGTH).replace(/\s+\S*$/, '')} …`;

const labelled = (label: string, text: string | null | undefined): Labelled[] =>
  text ? [{ label, text }] : [];

function listFacts(guide: OwnGuide): Labelled[] {
  const { min_people, max_people, duration_min, prep_min, staff_needed } = guide;
  const people = min_people === max_people ? `${min_people}` : `${min_people}–${max_people}`;
  return [
    { label: 'Kind', text: CATEGORY_WORDS[guide.category] },
    {
      label: 'Time',
      text: `${duration_min} min` + (prep_min > 0 ? `, ${prep_min} min to prepare` : ''),
    },
    { label: 'People', text: people + (staff_needed > 0 ? `, with ${staff_needed} of staff` : '') },
    ...labelled(
      'Place',
      [
        ...guide.places.map((place) => PLACE_WORDS[place]),
        ...(guide.suitable_in_bed ? ['In bed'] : []),
      ].join(', '),
    ),
    { label: 'Levels', text: guide.levels.map((level) => LEVEL_WORDS[level]).join(', ') },
  ];
}

const listSafety = (guide: OwnGuide): Labelled[] => [
  ...(guide.risk_required
    ? [{ label: 'Before', text: 'Needs a risk assessment that is signed.' }]
    : []),
  ...guide.hazards.map(({ code, controls }) => ({
    label: HAZARD_WORDS[code],
    text: controls ?? 'Take care.',
  })),
  ...labelled('Allergies', guide.allergens.map((each) => ALLERGEN_WORDS[each]).join(', ')),
  ...labelled('Food and drink textures (IDDSI)', guide.iddsi_note),
  ...(guide.flashing_light
    ? [{ label: 'Flashing light', text: 'Not for anybody who is photosensitive.' }]
    : []),
];
