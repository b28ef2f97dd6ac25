import type { Facts } from '@relish/shared/risks/risk-assessments/check-again.ts';
import type { Decision } from '@relish/shared/risks/risk-assessments/choices.ts';

/** From a ready template. Days count back from today; those to come are negative. */
interface DemoAssessment {
  template: string;
  title: string;
  status: 'approved' | 'awaiting_approval' | 'draft';
  author: string;
  approver?: string;
  assessed: number;
  review: number;
  guide?: string;
  /** Keys of residents. */
  resident?: string;
  residents?: string[];
  view?: string;
  decision?: Decision;
  reason?: string;
  /** A control that a colleague should have put in place by now. */
  overdue?: { owner: string; due: number };
  /** Recorded when it was approved, and different today. */
  before?: { resident: string; facts: Facts };
}

export const ASSESSMENTS: DemoAssessment[] = [
  {
    template: 'oven-baking',
    title: 'Scones in the small kitchen',
    status: 'approved',
    author: 'Bethany Crossley',
    approver: 'Precious Moyo',
    assessed: 60,
    review: -200,
    guide: 'scone-baking',
    reason: 'Baking smells like home, and everyone can do a part of it at the table.',
  },
  {
    template: 'dog-visit',
    title: 'Biscuit the therapy dog',
    status: 'approved',
    author: 'Bethany Crossley',
    approver: 'Precious Moyo',
    assessed: 150,
    review: -200,
    guide: 'therapy-dog-visit',
    reason: 'Several residents had dogs, and Biscuit is calm and insured.',
    overdue: { owner: 'Bethany Crossley', due: 6 },
  },
  {
    template: 'going-out-alone',
    title: 'Ken walks to the paper shop',
    status: 'awaiting_approval',
    author: 'Bethany Crossley',
    assessed: 2,
    review: -80,
    resident: 'ken-broadbent',
    view: 'Ken says: “I have fetched my own paper for fifty years. I carry the card with your number.”',
    reason: 'The walk is Ken’s own, he knows the way, and he rings when he is there.',
  },
  {
    template: 'gardening-group',
    title: 'Gardening group in the courtyard',
    status: 'approved',
    author: 'Dean Hallsworth',
    approver: 'Grace Adeyemi',
    assessed: 353,
    review: -12,
    reason: 'The raised beds bring people outdoors every week.',
  },
  {
    template: 'hob-cooking',
    title: 'Pancakes on the hob',
    status: 'approved',
    author: 'Bethany Crossley',
    approver: 'Dean Hallsworth',
    assessed: 300,
    review: 9,
    guide: 'pancake-toss',
    reason: 'Tossing the pancake is the point, and it works with a worker at the hob.',
  },
  {
    template: 'pub-lunch-outing',
    title: 'Lunch at the Wheatsheaf',
    status: 'approved',
    author: 'Bethany Crossley',
    approver: 'Precious Moyo',
    assessed: 34,
    review: 27,
    residents: ['roy-hague', 'dot-ainsworth', 'len-beevers', 'colin-bramall'],
    view: 'Roy asked for it at the residents’ meeting; Dot wants the corner table.',
    reason: 'Four friends, two staff and a table by the door.',
  },
  {
    template: 'swimming-session',
    title: 'Hydrotherapy at the leisure centre',
    status: 'approved',
    author: 'Dean Hallsworth',
    approver: 'Grace Adeyemi',
    assessed: 40,
    review: -50,
    residents: ['joan-cartwright'],
    view: 'Joan would love to float again, and prefers to wait until the hoist is mended.',
    decision: 'do_not_proceed',
    reason:
      'The pool hoist is out of order. We ask again when it is back; until then Joan has foot baths.',
  },
  {
    template: 'weighted-lap-pad',
    title: 'Lap pad for Elsie in the afternoon',
    status: 'approved',
    author: 'Bethany Crossley',
    approver: 'Liezel Santos',
    assessed: 20,
    review: -60,
    resident: 'elsie-lomas',
    view: 'Elsie smiles and strokes the pad; she pushes it off when she has had enough.',
    reason: 'It settles Elsie when the house is loud.',
    before: { resident: 'elsie-lomas', facts: { moves: 'frame' } },
  },
  {
    template: 'festive-toast',
    title: 'Mulled wine at the Christmas party',
    status: 'draft',
    author: 'Bethany Crossley',
    assessed: 1,
    review: -40,
  },
];
