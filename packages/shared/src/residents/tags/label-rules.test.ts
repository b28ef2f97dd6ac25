import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { INTERESTS } from '../interests/taxonomy.ts';
import {
  GROUP_NAME_PROBLEM,
  groupNameProblem,
  labelProblem,
  normaliseLabel,
  TAG_LABEL_PROBLEM,
} from './label-rules.ts';

describe('a label about care needs is rejected', () => {
  it.each([
    ['memory', 'Dementia', 'Has dementia', 'Alzheimer’s', 'alzheimers', 'Altzheimer', 'Confused'],
    ['memory', 'Demented', 'Memory loss', 'Lewy body', 'Forgetful', 'Vascular dementia', 'Senile'],
    ['mind', 'Depressed', 'Depression', 'Anxiety', 'Bipolar', 'Schizophrenic', 'Self-harm', 'PTSD'],
    ['mind', 'Mental health', 'Autistic', 'ADHD', 'Learning disability', 'Down’s syndrome'],
    ['continence', 'Incontinent', 'Incontinence', 'Continence', 'Pads', 'Wears pads', 'Catheter'],
    ['continence', 'Doubly incontinent', 'Toileting', 'Stoma', 'Night pad', 'Commode', 'Continent'],
    ['decisions', 'DNR', 'DNAR', 'DNACPR', 'Not for resus', 'No CPR', 'End of life', 'DoLS', 'EOL'],
    ['illness', 'HIV', 'HIV+', 'HIV1', 'AIDS', 'Hep C', 'hep', 'MRSA', 'C. diff', 'UTI', 'Cancer'],
    [
      'illness',
      'Diabetic',
      'Type 2',
      'Parkinson’s',
      'Parkinson',
      'Epilepsy',
      'Stroke',
      'MS',
      'TIA',
    ],
    ['illness', 'Had a stroke', 'Stroke survivor', 'Coeliac', 'Nut allergy', 'COPD', 'Asthmatic'],
    ['bodies', 'Overweight', 'over weight', 'Obese', 'Obesity', 'Fat', 'Deaf', 'Blind', 'Disabled'],
    ['help', 'Hoist', 'Hoisted', 'Full hoist', 'Doubles', 'Feeder', 'Feeders', 'Needs feeding'],
    ['help', 'Assist of 2', 'Two carers', 'Pureed', 'Purée', 'Thickened fluids', 'Wheelchair'],
    [
      'help',
      'Bed-bound',
      'Falls risk',
      'High dependency',
      'PEG fed',
      'Nil by mouth',
      'Frail',
      'Non-verbal',
      'Walking frame',
    ],
    ['blame', 'Aggressive', 'Aggression', 'Challenging', 'Violent', 'Wanderer', 'Wandering'],
    ['blame', 'Challenging behaviour', 'Sufferer', 'Dementia sufferer', 'Hits out', 'Agitated'],
    ['disguise', 'd3mentia', 'de-mentia', 'D E M E N T I A', 'de.men.tia', 'D N R', 'D.N.R.'],
    ['disguise', 'DN R', 'dementi@', 'D1abetic', 'A1zheimers', 'H!V', 'P@ds', 'pad5', '0bese'],
    ['disguise', 'Démentia', 'DEMENTIAAAA', 'de\u200Bmentia', 'ＤＮＲ', 'dementiafloor', '5troke'],
    ['disguise', 'M.S.', 'D.N.A.C.P.R', 'in-continent', 'hoist_user', 'mrsa/hiv', 'dementia☕'],
  ])('%s', (_, ...labels) => {
    expect(labels.filter((label) => labelProblem(label) === undefined)).toEqual([]);
  });
});

describe('a label about the person is accepted', () => {
  it.each([
    ['near the words', 'Padding', 'Paddling', 'Paddington', 'Paddy', 'dnrestaurant', 'Parkin cake'],
    ['near the words', 'Challenge quizzes', 'Violets', 'Violin', 'Dementor', 'Stomach for spice'],
    [
      'near the words',
      'Bowls',
      'Hip hop',
      'Hepburn films',
      'Independent',
      'Confucius',
      'Polar bears',
    ],
    [
      'near the words',
      'Aggregate score',
      'Continental breakfast',
      'Every continent',
      'Paralympics',
    ],
    [
      'sport',
      'Mixed doubles',
      'Doubles champion',
      'Bolton Wanderers',
      'Breaststroke',
      'Stroke play',
    ],
    [
      'sport',
      'Butterfly stroke',
      'Cricket pads',
      'Stroke City FC',
      'Golf handicap',
      'Hi-vis cyclist',
    ],
    ['sport', 'Wheelchair basketball', 'Seven continents', 'Challenging crosswords', 'Double bass'],
    ['stage', 'The Happy Wanderer', 'Wandering star', 'Gerry and the Pacemakers', 'Parkinson show'],
    ['stage', 'Michael Parkinson', 'Fats Domino', 'Swallows and Amazons', 'Hep cats', 'Tia Maria'],
    [
      'home',
      'Feeding birds',
      'Bird feeders',
      'Pad thai',
      'Lily pads',
      'iPad',
      'i-Pad',
      'Writing pads',
    ],
    [
      'home',
      'Hoisting the flag',
      'Hoist the sails',
      'Strokes the cat',
      'Roller blinds',
      'Blind date',
    ],
    [
      'home',
      'Soil and seeds',
      'Niagara Falls',
      'Pure wool',
      'Pad and pencil',
      'The Med',
      'Toilet humour',
      'EMI records',
    ],
    [
      'work',
      'Mental health nurse',
      'Psychologist',
      'Osteopath',
      'Patient',
      'Al’s café',
      'M&S',
      'Ms Marple',
      'DNA expert',
    ],
    [
      'faith',
      'Church',
      'Mosque',
      'Gurdwara',
      'Quaker',
      'Humanist',
      'Halal',
      'Kosher',
      'Vegetarian',
    ],
    [
      'scripts',
      'مسجد',
      'हिन्दी',
      '廣東話',
      'Cymraeg',
      'Gàidhlig',
      'Żubr',
      '☕',
      '60s pop',
      '4x4s',
      '1st',
    ],
    [
      'joining in',
      'One to one',
      'Needs time',
      'Left-handed',
      'BSL user',
      'Table 2',
      'Room 5',
      'Group 1',
    ],
  ])('%s', (_, ...labels) => {
    expect(labels.filter((label) => labelProblem(label) !== undefined)).toEqual([]);
  });

  it('as is every interest we offer', () => {
    expect(INTERESTS.filter(({ label }) => labelProblem(label) !== undefined)).toEqual([]);
  });
});

it('explains why, for tags and for groups', () => {
  expect(labelProblem('Dementia')).toBe('Tags are for who someone is, not what care they need.');
  expect(labelProblem('Dementia')).toBe(TAG_LABEL_PROBLEM);
  expect(groupNameProblem('Feeders table')).toBe(GROUP_NAME_PROBLEM);
  expect(groupNameProblem('Willow unit')).toBeUndefined();
});

it('ignores an innocent phrase, but not the rest of the label', () => {
  expect(labelProblem('Mixed doubles')).toBeUndefined();
  expect(labelProblem('Mixed doubles, dementia')).toBe(TAG_LABEL_PROBLEM);
});

it('finds a clinical word in any case and with separated letters', () => {
  const word = fc.constantFrom('dementia', 'dnacpr', 'hiv', 'incontinent', 'aggressive', 'hoist');
  const gap = fc.constantFrom(' ', '-', '.', '_', '*', '', ' – ', '\u200B');
  fc.assert(
    fc.property(word, gap, fc.boolean(), (letters, between, loud) => {
      const label = letters.split('').join(between);
      return labelProblem(loud ? label.toUpperCase() : label) === TAG_LABEL_PROBLEM;
    }),
  );
});

it('gives the same result for the same label', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (label) =>
      [undefined, TAG_LABEL_PROBLEM].includes(labelProblem(label)),
    ),
  );
  for (const _ of [1, 2]) expect(labelProblem('Bird feeders')).toBeUndefined();
});

describe('two labels are the same', () => {
  it.each([
    ['Night owl', 'night  OWL'],
    ['Nightowl', ' night owl '],
    ['Café', 'CAFE\u0301'],
    ['Cafe', 'café'],
    ['Sea\u00A0side', 'seaside'],
  ])('when they differ in case, spaces or accents: %s, %s', (one, other) => {
    expect(normaliseLabel(one)).toBe(normaliseLabel(other));
  });

  it.each([
    ['Dog', 'Dogs'],
    ['का', 'की'],
    ['Tea, not coffee', 'Tea not coffee'],
  ])('not otherwise: %s, %s', (one, other) => {
    expect(normaliseLabel(one)).not.toBe(normaliseLabel(other));
  });

  it('whether or not they were normalised before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (label) => {
        const once = normaliseLabel(label);
        return normaliseLabel(once) === once;
      }),
    );
  });
});
