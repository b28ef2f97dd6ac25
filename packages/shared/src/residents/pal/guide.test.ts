import { expect, it } from 'vitest';

import { GUIDE_TEXTS } from './guide-texts.ts';
import { guideFor } from './guide.ts';
import type { Answers } from './levels.ts';

const answers: Answers = {
  washing: 'sensory',
  dressing: 'reflex',
  eating: 'planned',
  contact: 'sensory',
  group: 'exploratory',
  communication: 'exploratory',
  practical: 'exploratory',
  objects: 'exploratory',
  media: 'exploratory',
};

it('follows the answer for personal care, and the overall level elsewhere', () => {
  expect(guideFor('exploratory', answers)).toEqual({
    ...GUIDE_TEXTS.exploratory,
    washing:
      'Let them feel the flannel first. Say what comes next in two words. Offer the flannel to hold and use.',
    dressing: 'Loose warm clothes; move the limb as it relaxes.',
    eating: 'Sit with others. Offer menus. Help with packets and lids only.',
    interaction: 'Sit close, at eye level. Smile first. Match their rhythm. Sing.',
  });
});

it('follows an overriding level', () => {
  const guide = guideFor('reflex', answers);
  expect(guide.length).toBe('3–10 minutes, several times a day. Record them: they count.');
  expect(guide.eating).toBe(GUIDE_TEXTS.planned.eating);
});

it('follows the overall level for an external check', () => {
  expect(guideFor('sensory', undefined)).toEqual(GUIDE_TEXTS.sensory);
});

it('mentions no level, so that relatives may read it', () => {
  const text = Object.values(GUIDE_TEXTS).flatMap(Object.values).join(' ');
  expect(text).not.toMatch(/\b(planned|exploratory|sensory|reflex)\b/i);
});
