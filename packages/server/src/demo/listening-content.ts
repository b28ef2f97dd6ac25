import type { ActionAnswer, ActionSource } from '@relish/shared/surveys/actions/choices.ts';
import type { MeetingKind } from '@relish/shared/surveys/meetings/choices.ts';

/** Every number is of days before today, unless it counts people; those to come are negative. */
interface DemoMeeting {
  key: string;
  kind: MeetingKind;
  title: string;
  held: number;
  place: string;
  agenda: string[];
  residents: string[];
  others_came: number;
  minutes: string;
  easy_read: string[];
}

export const MEETINGS: DemoMeeting[] = [
  {
    key: 'autumn',
    kind: 'residents',
    title: 'Residents’ meeting: autumn',
    held: 21,
    place: 'Lounge',
    agenda: ['What we did since the last meeting', 'Winter menu', 'Outings', 'Ideas'],
    residents: ['joan-cartwright', 'ken-broadbent', 'dot-ainsworth', 'gwen-tasker', 'roy-hague'],
    others_came: 2,
    minutes:
      'Since the last meeting: an activity every Sunday.\n\nWinter menu: people would like more soups, served hot. The kitchen will try a heated trolley.\n\nOutings: a trip to the coast in spring, and the Christmas market in December.\n\nIdeas: a quiet hour with music in the evening.',
    easy_read: [
      'Five residents came to the meeting.',
      'We want hot soup in winter.',
      'We would like a trip to the seaside.',
      'We want music in the evening.',
      'Next meeting: in January.',
    ],
  },
  {
    key: 'families',
    kind: 'relatives',
    title: 'Families’ evening',
    held: 50,
    place: 'Conservatory',
    agenda: ['News of the home', 'Visiting', 'Questions'],
    residents: [],
    others_came: 14,
    minutes:
      'News: two new colleagues on evenings.\n\nVisiting: families asked for the guest Wi-Fi code at reception.\n\nQuestions: how to send photos to the home.',
    easy_read: [],
  },
];

interface DemoAction {
  theme: string;
  said: string;
  will_do: string;
  source: ActionSource;
  entry?: string;
  meeting?: string;
  /** The manager's if it is not named. */
  owner?: string;
  raised: number;
  due: number;
  done?: { days: number; proof: string; did?: string };
  published?: number;
  closed?: number;
  asked?: Record<string, ActionAnswer | null>;
}

export const ACTIONS: DemoAction[] = [
  {
    theme: 'Sundays',
    said: 'Nothing happens on Sundays.',
    will_do: 'Plan something for every Sunday afternoon.',
    source: 'feedback',
    entry: 'sundays',
    owner: 'Bethany Crossley',
    raised: 70,
    due: 50,
    done: {
      days: 45,
      proof: 'Four Sundays recorded, with 9 to 14 residents each.',
      did: 'There is something on every Sunday afternoon now.',
    },
    published: 44,
    asked: { 'joan-cartwright': null, 'ken-broadbent': null, 'dot-ainsworth': null },
  },
  {
    theme: 'Evening music',
    said: 'More music in the evening, please.',
    will_do: 'Try a quiet hour with music after supper, twice a week.',
    source: 'survey',
    owner: 'Dean Hallsworth',
    raised: 58,
    due: 42,
    done: {
      days: 40,
      proof: 'On the programme since last month: Tuesdays and Thursdays.',
      did: 'There is a quiet hour with music after supper on Tuesdays and Thursdays.',
    },
    published: 39,
    closed: 9,
    asked: { 'gwen-tasker': 'yes', 'roy-hague': 'yes', 'alan-fretwell': 'partly' },
  },
  {
    theme: 'Guest Wi-Fi',
    said: 'Families would like to use the Wi-Fi.',
    will_do: 'Put a card with the code at reception and in the lounge.',
    source: 'meeting',
    meeting: 'families',
    owner: 'Janet Ogden',
    raised: 49,
    due: 15,
    done: { days: 10, proof: 'Cards are at reception and in the lounge.' },
  },
  {
    theme: 'Lost laundry',
    said: 'Jumpers come back shrunk, or belong to someone else.',
    will_do: 'Label clothes with each family, and wash wool apart.',
    source: 'feedback',
    entry: 'laundry',
    owner: 'Precious Moyo',
    raised: 36,
    due: 5,
    asked: { 'walter-sykes': null },
  },
  {
    theme: 'Hot soup',
    said: 'Soup should be hot when it comes.',
    will_do: 'Serve it from a heated trolley.',
    source: 'meeting',
    meeting: 'autumn',
    raised: 20,
    due: -10,
    asked: { 'roy-hague': null, 'gwen-tasker': null },
  },
  {
    theme: 'A day at the sea',
    said: 'I would like to go to the sea again.',
    will_do: 'Plan a day at the coast with the minibus, in May.',
    source: 'survey',
    owner: 'Bethany Crossley',
    raised: 15,
    due: -25,
    asked: { 'peggy-hartley': null },
  },
];
