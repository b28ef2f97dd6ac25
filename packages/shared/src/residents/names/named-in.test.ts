import { describe, expect, it } from 'vitest';

import { type Nameable, namedIn } from './named-in.ts';

const person = (id: string, first_name: string, last_name: string, rest = {}): Nameable => ({
  id,
  first_name,
  preferred_name: first_name,
  last_name,
  gone: false,
  ...rest,
});
const PEOPLE = [
  person('peggy', 'Margaret', 'Hartley', { preferred_name: 'Peggy' }),
  person('brown', 'Mary', 'Brown'),
  person('green', 'Mary', 'Green'),
  person('may', 'May', 'Finch'),
  person('zoe', 'Zoë', 'Smith-Jones'),
  person('renee', 'Renee', 'Dubois'),
  person('john', 'John', 'Whitlock', { gone: true }),
];
const AROUND = {
  others: [
    { first_name: 'Mary', preferred_name: 'Mary', last_name: 'Okoro' },
    { first_name: 'mary', preferred_name: 'mary', last_name: 'brown' },
  ],
  keep: ['Hartley House'],
};
const inNotice = namedIn(PEOPLE, AROUND);
const named = (text: string) => inNotice(text).map(({ id }) => id);

describe('named residents', () => {
  it.each([
    ['Well done, Peggy!', ['peggy']],
    ['Thanks to Mrs Hartley', ['peggy']],
    ['margaret’s birthday', ['peggy']],
    ['Tea with Mary', ['brown', 'green']],
    ['Tea with Mary Brown', ['brown']],
    ['Cake from May', ['may']],
    ['In memory of John Whitlock', ['john']],
    ['MARY BROWN sings', ['brown']],
    ['Zoe and Renée bake', ['zoe', 'renee']],
    ['Our May 90 today', ['may']],
    ['This May is our star', ['may']],
    ['Tea in May’s room', ['may']],
    ['happy birthday may', ['may']],
    ['Thanks to Mrs Jones', ['zoe']],
    ['#HappyBirthdayPeggy', ['peggy']],
    ['#happybirthdaypeggy', ['peggy']],
    ['Hartley90', ['peggy']],
    ['Z o ë is 90', ['zoe']],
    ['Well done M a r y', ['brown', 'green']],
    ['P.e.g.g.y and M-a-y', ['peggy', 'may']],
    ['Tea with Mrs Smith Jones', ['zoe']],
  ])('are found in “%s”', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  it.each([
    'Welcome to Hartley House',
    'Mary Okoro is your nurse today',
    'Visits on 12 May and in May',
    'May Day is on 1 May',
    'You may bring a cake',
    'May 2027 and the 1st May',
    'John Barrow sings on Friday',
    'A brown dog and green peas',
  ])('are not found in “%s”', (text) => {
    expect(named(text)).toEqual([]);
  });
});

it('finds every resident of a large home without a pattern for each', () => {
  const many = Array.from({ length: 400 }, (_, each) => person(`${each}`, 'Mary', `Name${each}x`));
  const text = 'Mary and Mary sing with Mary Name7x. '.repeat(50);
  // Searching for each name separately would exceed the test's timeout.
  expect(namedIn(many, { others: many, keep: [] })(text)).toHaveLength(400);
});
