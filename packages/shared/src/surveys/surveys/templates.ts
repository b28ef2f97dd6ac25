import type { SurveyAudience } from './choices.ts';
import type { QuestionInput } from './contract.ts';

export const TEMPLATE_KEYS = [
  'resident',
  'relative',
  'staff',
  'professional',
  'activity_pulse',
  'ons4',
] as const;
export type TemplateKey = (typeof TEMPLATE_KEYS)[number];

export interface SurveyTemplate {
  key: TemplateKey;
  title: string;
  intro: string;
  audience: SurveyAudience;
  anonymous: boolean;
  /** Whether a relative or colleague may answer for someone. */
  allow_proxy: boolean;
  is_always_open: boolean;
  /** Shown wherever the questions are, also in print. */
  attribution: string | null;
  questions: QuestionInput[];
}

type Line = [key: string, text: string, domain?: string];

const ask =
  (type: QuestionInput['type'], required = false) =>
  ([key, text, domain]: Line): QuestionInput => ({
    key,
    type,
    text,
    required,
    domain: domain ?? null,
  });

const RESIDENT: Line[] = [
  ['at_home', 'I feel at home here.', 'environment'],
  ['kind', 'People here are kind to me.', 'staff'],
  ['choose_day', 'I choose how I spend my day.', 'choice'],
  ['things_to_do', 'There are things to do that I enjoy.', 'activities'],
  ['alone_or_company', 'I can do things on my own or in company, as I like.', 'choice'],
  ['outside', 'I get outside when I want to.', 'activities'],
  ['people_who_matter', 'I can see or speak to people who matter to me.', 'relationships'],
  ['food', 'The food is good.', 'food'],
  ['safe', 'I feel safe.', 'safety'],
  ['know_me', 'Staff know what matters to me.', 'staff'],
  ['listened_to', 'If I am unhappy about something, somebody listens.', 'complaints'],
];

const RELATIVE: Line[] = [
  ['welcome', 'I feel welcome at any time.', 'relationships'],
  ['know_relative', 'Staff know my relative as a person.', 'staff'],
  ['enough_to_do', 'My relative has enough to do that suits them.', 'activities'],
  ['weekends', 'Activities go on at weekends and in the evening.', 'activities'],
  ['one_to_one', 'My relative gets one-to-one time.', 'activities'],
  ['goes_out', 'My relative goes out as much as they would like.', 'activities'],
  ['faith', 'Faith and culture are respected.', 'culture'],
  ['up_to_date', 'I am kept up to date.', 'information'],
];

const RELATIVE_AFTER: Line[] = [
  ['dealt_with', 'When I raise something it is dealt with.', 'complaints'],
  ['how_to_complain', 'I know how to complain.', 'complaints'],
  ['dignity', 'My relative is treated with dignity.', 'dignity'],
];

const STAFF: Line[] = [
  ['time', 'I have time to spend with residents beyond care tasks.', 'activities'],
  ['everybodys_job', "Activity is everybody's job here.", 'culture'],
  ['know_people', 'I know what matters to the people I support.', 'staff'],
  ['training', 'I have the training and equipment I need.', 'training'],
  ['recording', 'Recording is quick enough.', 'recording'],
  ['ideas', 'Ideas from staff are used.', 'culture'],
  ['speak_up', 'I feel safe to speak up.', 'safety'],
  ['managers_join', 'Managers join in with daily life.', 'management'],
  ['loved_one', 'I would be happy for someone I love to live here.', 'overall'],
];

const PROFESSIONAL: Line[] = [
  ['greeted', 'I was greeted when I arrived.', 'relationships'],
  ['informed', 'I was given the information I needed.', 'information'],
  ['advice', 'My advice is followed.', 'care'],
  ['occupied', 'Residents are occupied when I visit.', 'activities'],
  ['dignity', 'Residents are treated with dignity.', 'dignity'],
  ['concerns', 'When I raise a concern it is dealt with.', 'complaints'],
];

const ONS4: Line[] = [
  ['satisfied', 'Overall, how satisfied are you with your life nowadays?'],
  [
    'worthwhile',
    'Overall, to what extent do you feel that the things you do in your life are worthwhile?',
  ],
  ['happy', 'Overall, how happy did you feel yesterday?'],
  ['anxious', 'Overall, how anxious did you feel yesterday?'],
];

export const TEMPLATES: readonly SurveyTemplate[] = [
  {
    key: 'resident',
    title: 'How is life here?',
    intro: 'Tell us how you feel about living here. You can skip any question or stop at any time.',
    audience: 'resident',
    anonymous: true,
    allow_proxy: true,
    is_always_open: false,
    attribution: null,
    questions: [
      ...RESIDENT.map(ask('faces3')),
      ask('text')(['wish', 'Is there something you would like to do?', 'activities']),
    ],
  },
  {
    key: 'relative',
    title: 'Your view of the home',
    intro: 'Tell us what you think of the home. It takes about five minutes.',
    audience: 'relative',
    anonymous: true,
    allow_proxy: false,
    is_always_open: false,
    attribution: null,
    questions: [
      ...RELATIVE.map(ask('agree5')),
      {
        ...ask('single')([
          'updates',
          'Photos and updates in the app are about right.',
          'information',
        ]),
        options: [
          { code: 'too_few', label: 'Too few' },
          { code: 'about_right', label: 'About right' },
          { code: 'too_many', label: 'Too many' },
        ],
      },
      ...RELATIVE_AFTER.map(ask('agree5')),
      ask('rating0_10')(['recommend', 'How likely are you to recommend this home?', 'recommend']),
      ask('text')(['do_well', 'One thing we do well']),
      ask('text')(['change', 'One thing to change']),
    ],
  },
  {
    key: 'staff',
    title: 'Working here',
    intro: 'Tell us what it is like to work here. Your answers cannot be traced to you.',
    audience: 'staff',
    anonymous: true,
    allow_proxy: false,
    is_always_open: false,
    attribution: null,
    questions: [
      ...STAFF.map(ask('agree5')),
      ask('rating0_10')([
        'recommend_work',
        'How likely are you to recommend this home as a place to work?',
        'recommend',
      ]),
      ask('text')(['do_well', 'One thing we do well']),
      ask('text')(['change', 'One thing to change']),
    ],
  },
  {
    key: 'professional',
    title: 'Your visit',
    intro: 'Tell us about your visits to this home. It takes two minutes.',
    audience: 'professional',
    anonymous: true,
    allow_proxy: false,
    is_always_open: true,
    attribution: null,
    questions: [
      ...PROFESSIONAL.map(ask('agree5')),
      ask('text')(['more', 'Is there anything else you would like to tell us?']),
    ],
  },
  {
    key: 'activity_pulse',
    title: 'How was it?',
    intro: 'One tap after an activity.',
    audience: 'resident',
    anonymous: true,
    allow_proxy: false,
    is_always_open: true,
    attribution: null,
    questions: [
      {
        ...ask('single', true)(['liked', 'Did you like it?', 'activities']),
        options: [
          { code: 'liked', label: 'I liked it' },
          { code: 'ok', label: 'It was OK' },
          { code: 'not_for_me', label: 'Not for me' },
        ],
      },
    ],
  },
  {
    key: 'ons4',
    title: 'Personal wellbeing',
    intro:
      'Four questions about your feelings on aspects of your life. There are no right or wrong answers. For each, give an answer from 0 to 10, where 0 is "not at all" and 10 is "completely".',
    audience: 'resident',
    anonymous: true,
    // ONS: answered in person only.
    allow_proxy: false,
    is_always_open: false,
    attribution:
      'Personal well-being questions: Office for National Statistics, licensed under the Open Government Licence v3.0.',
    questions: ONS4.map(([key, text]) => ask('rating0_10')([key, text, 'wellbeing'])),
  },
];
