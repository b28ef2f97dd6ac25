import { expect, it } from 'vitest';

import { comesUp as compare, prepareActivity, prepareTopic } from './topics.ts';

const comesUp = (
  topic: string,
  activity: Parameters<typeof prepareActivity>[0],
  interests: readonly string[],
) => compare(prepareTopic(topic), prepareActivity(activity, interests));

const quiet = { title: 'A walk to the pond', sensitive_topics: [] };

it.each([
  ['The war in Hargeisa', ['war']],
  ['Wars', ['war']],
  ['When the house was bombed', ['bombing']],
  ['The Blitz', ['war']],
  ['Her baby', ['babies']],
  ['The drowning of her brother Ted, 1955', ['drowning']],
  ['His late wife’s funeral', ['death']],
  ['Their son David', ['children']],
  ['Having his hands tied at school', ['school']],
  ['the DEATH of her mum', ['death']],
])('“%s” matches %j', (topic, sensitive_topics) => {
  expect(comesUp(topic, { ...quiet, sensitive_topics }, [])).toBe(true);
});

it.each([
  ['Talking about Paul’s last year', ['christmas']],
  ['Letterfrack', ['school']],
  ['The farewell of her brother', ['loss of a home']],
  ['', ['war']],
  ['do not ask her about it', ['war']],
])('“%s” does not match %j', (topic, sensitive_topics) => {
  expect(comesUp(topic, { ...quiet, sensitive_topics }, [])).toBe(false);
});

it.each([
  ['Dogs', 'A visit from a dog', [], true],
  ['dogs', 'An afternoon visitor', ['Dogs'], true],
  ['The sea', 'Sounds of the sea', [], true],
  ['The orange form from the Redress Board', 'An orange, peeled slowly', [], false],
  ['Her little brother Rudi', 'A little of everything', [], false],
  ['Selling the boat', 'Paper boats', [], false],
  ['…', '…', [], false],
])('“%s” and “%s” with %j: %s', (topic, title, interests, comes) => {
  expect(comesUp(topic, { title, sensitive_topics: [] }, interests)).toBe(comes);
});
