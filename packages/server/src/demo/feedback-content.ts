import type {
  Candour,
  FeedbackArea,
  FeedbackFrom,
  FeedbackKind,
  FeedbackOutcome,
  ReceivedBy,
} from '@relish/shared/surveys/feedback/choices.ts';

/** Every number is of days before today; those to come are negative. */
interface DemoEntry {
  key?: string;
  kind: FeedbackKind;
  received: number;
  received_by: ReceivedBy;
  from_kind: FeedbackFrom;
  from_name: string | null;
  area: FeedbackArea;
  resident?: string;
  about?: string;
  said: string;
  acknowledged?: number;
  answered?: {
    days: number;
    outcome: FeedbackOutcome;
    answer: string;
    candour: Candour;
    learning: string | null;
  };
  shared?: number;
}

export const ENTRIES: DemoEntry[] = [
  {
    key: 'laundry',
    kind: 'complaint',
    received: 40,
    received_by: 'letter',
    from_kind: 'relative',
    from_name: 'Carol Sykes-Barker',
    area: 'laundry',
    resident: 'walter-sykes',
    said: 'Two of Dad’s jumpers came back shrunk, and one that is not his was in his drawer. This is the second time.',
    acknowledged: 38,
  },
  {
    kind: 'complaint',
    received: 12,
    received_by: 'phone',
    from_kind: 'relative',
    from_name: 'Manjit Gill',
    area: 'food',
    resident: 'surjit-gill',
    said: 'Mum was offered the same vegetarian dish three evenings in a row.',
    acknowledged: 10,
  },
  {
    key: 'sundays',
    kind: 'complaint',
    received: 75,
    received_by: 'in_person',
    from_kind: 'resident',
    from_name: 'Joan Cartwright',
    area: 'activities',
    resident: 'joan-cartwright',
    said: 'Nothing happens on Sundays. I sit and wait for Monday.',
    acknowledged: 75,
    answered: {
      days: 62,
      outcome: 'upheld',
      answer:
        'We agreed that Sundays were empty, and planned something every Sunday afternoon with Joan.',
      candour: 'does_not_apply',
      learning: 'The weekly programme is checked for empty days before it is printed.',
    },
  },
  {
    kind: 'complaint',
    received: 130,
    received_by: 'email',
    from_kind: 'relative',
    from_name: 'Beverley Bailey-Grant',
    area: 'information',
    resident: 'winston-bailey',
    said: 'Nobody told us that the chiropodist had been changed to another day.',
    acknowledged: 129,
    answered: {
      days: 116,
      outcome: 'partly_upheld',
      answer: 'The new day was on the board, but we should have told the family as well.',
      candour: 'does_not_apply',
      learning: 'Changes of appointments are told to the first contact on the same day.',
    },
  },
  {
    kind: 'concern',
    received: 1,
    received_by: 'in_person',
    from_kind: 'visitor',
    from_name: null,
    area: 'safety',
    said: 'The ramp at the garden door is slippery when it is wet.',
  },
  {
    kind: 'concern',
    received: 95,
    received_by: 'letter',
    from_kind: 'anonymous',
    from_name: null,
    area: 'rooms',
    said: 'The upstairs corridor is cold in the mornings.',
    acknowledged: 94,
    answered: {
      days: 85,
      outcome: 'not_upheld',
      answer: 'We measured 21 °C at 7:00 on five mornings. The answer is on the notice board.',
      candour: 'does_not_apply',
      learning: null,
    },
  },
  {
    kind: 'compliment',
    received: 6,
    received_by: 'letter',
    from_kind: 'relative',
    from_name: 'Susan Hartley',
    area: 'care',
    resident: 'peggy-hartley',
    about: 'Precious Moyo',
    said: 'Precious noticed that Mum was quiet, sat down with her and rang me. Thank you.',
  },
  {
    kind: 'compliment',
    received: 20,
    received_by: 'in_person',
    from_kind: 'relative',
    from_name: 'Kavitha Iyer',
    area: 'activities',
    resident: 'ramesh-iyer',
    about: 'Bethany Crossley',
    said: 'My father has not talked about cricket so happily for years. The afternoon was wonderful.',
    shared: 19,
  },
  {
    kind: 'compliment',
    received: 30,
    received_by: 'phone',
    from_kind: 'relative',
    from_name: 'David Broadbent',
    area: 'care',
    resident: 'ken-broadbent',
    about: 'Jamie Cole',
    said: 'Jamie always asks Dad before he does anything. It means a lot to us.',
    shared: 29,
  },
];
