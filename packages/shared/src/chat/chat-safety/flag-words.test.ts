import { describe, expect, it } from 'vitest';

import { findFlags } from './flag-words.ts';

describe('findFlags', () => {
  it.each([
    ['There are bruises on her arm', ['bruises']],
    ['BRUISED again!', ['bruises']],
    ['Who bruises so easily?', ['bruises']],
    ['He was harmed', ['harm']],
    ['I fear self-harm', ['harm']],
    ['This is abuse and neglect.', ['abuse', 'neglect']],
    ['She is being abusive', ['abuse']],
    ['I’ll call the police’s number', ['police']],
    ["I'll ask my solicitor's office", ['solicitor']],
    ['We are considering legal  action', ['solicitor']],
    ['I want to make a complaint', ['complaint']],
    ['I have complained twice', ['complaint']],
    ['Her ring is missing', ['missing']],
    ['Dad has gone missing', ['missing']],
    ['She is missing her purse', ['missing']],
    ['missing since\nlunch', ['missing']],
    ['He was assaulted; is safeguarding told?', ['assault', 'safeguarding']],
  ])('finds in “%s”: %j', (text, flags) => {
    expect(findFlags(text)).toEqual(flags);
  });

  it.each([
    'Missing you',
    'missing you all, Mum',
    'We’re missing your smile',
    'I am missing my mum',
    'Missing Mum so much',
    'missing her so much today',
    'We are missing him.',
    'Missing them',
    'No harm done',
    'Mustn’t complain',
    "Mustn't complain!",
    'She had no complaints about lunch',
    'Such harmony in the choir, and a harmless joke',
    'A policeman’s helmet from his old days',
    'My compliments to the chef',
    'Sue came with flowers',
    'The armchair was plain',
    '',
  ])('finds nothing in “%s”', (text) => {
    expect(findFlags(text)).toEqual([]);
  });

  it('is not misled by invisible characters or full-width letters', () => {
    expect(findFlags('bru\u200cises')).toEqual(['bruises']);
    expect(findFlags('po\u00adlice')).toEqual(['police']);
    expect(findFlags('ａｂｕｓｅ')).toEqual(['abuse']);
  });

  it('finds a word beside an affectionate one', () => {
    expect(findFlags('Missing you. Her watch is missing, though.')).toEqual(['missing']);
  });

  it('finds a word in a long text that repeats itself', () => {
    expect(findFlags('missing'.repeat(2000))).toEqual([]);
    expect(findFlags('missing her '.repeat(2000))).toEqual(['missing']);
  });
});
