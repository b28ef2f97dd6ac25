import { describe, expect, it } from 'vitest';

import type { Basis, Decision, Purpose } from '../../residents/consents/purposes.ts';
import {
  type Consents,
  type DecidedPerson,
  type DecidedPhoto,
  decidePhoto,
  type PhotoViewer,
} from './decide.ts';

const SHARED: DecidedPhoto = { state: 'ready', sharing: 'home', is_distressing: false };
const REGION = { x: 100, y: 100, w: 200, h: 200 };

const person = (part: Partial<DecidedPerson> = {}): DecidedPerson => ({
  kind: 'resident',
  resident_id: 'ada',
  region: REGION,
  refused: false,
  agreed: false,
  treatment: 'show',
  ...part,
});
const child = (part: Partial<DecidedPerson> = {}) =>
  person({ kind: 'child', resident_id: null, ...part });

type Answers = Partial<Record<Purpose, Decision>>;

const consents = (
  answers: Record<string, Answers>,
  { gone = [], basis = 'own_consent' }: { gone?: string[]; basis?: Basis } = {},
): Consents => ({
  inForce: (id, purpose) => {
    const decision = answers[id]?.[purpose];
    return decision && { decision, basis };
  },
  isGone: (id) => gone.includes(id),
});

const ALL: Answers = {
  photo_life_story: 'yes',
  photo_own_family: 'yes',
  photo_other_families: 'yes',
  photo_home_display: 'yes',
  photo_external: 'yes',
};
const everyone = consents({ ada: ALL, bea: ALL });

const STAFF: PhotoViewer = { kind: 'staff', settles: false };
const KEEPER: PhotoViewer = { kind: 'staff', settles: true };
const ADAS: PhotoViewer = { kind: 'family', residentIds: ['ada'], isUploader: false };
const HOME: PhotoViewer = { kind: 'home' };
const EXTERNAL: PhotoViewer = { kind: 'external' };

const see = (
  people: DecidedPerson[],
  viewer: PhotoViewer,
  { photo = SHARED, given = everyone }: { photo?: DecidedPhoto; given?: Consents } = {},
) => decidePhoto(photo, people, given, viewer);

describe('a photo of one resident', () => {
  it('is seen by everyone it was shared with, if the resident agreed to all of it', () => {
    for (const viewer of [STAFF, KEEPER, ADAS, HOME, EXTERNAL])
      expect(see([person()], viewer)).toEqual({ see: 'original', why: [], blur: [] });
  });

  it('is not seen by a family whose resident is not in it', () => {
    const theirs: PhotoViewer = { kind: 'family', residentIds: ['bea'], isUploader: false };
    expect(see([person()], theirs)).toMatchObject({
      see: 'nothing',
      why: [{ code: 'not_in_photo' }],
    });
  });

  it('needs another consent for each audience', () => {
    const without = (purpose: Purpose) => {
      const { [purpose]: _left, ...rest } = ALL;
      return consents({ ada: rest });
    };
    for (const [purpose, viewer, code] of [
      ['photo_life_story', STAFF, 'no_life_story'],
      ['photo_own_family', ADAS, 'no_own_family'],
      ['photo_home_display', HOME, 'no_home_display'],
      ['photo_external', EXTERNAL, 'no_external'],
    ] as const)
      expect(see([person()], viewer, { given: without(purpose) })).toMatchObject({
        see: 'nothing',
        why: [{ code, resident_ids: ['ada'] }],
      });
  });

  it('N6: public use takes no yes but the resident’s own', () => {
    for (const basis of ['health_welfare_attorney', 'best_interests'] as const)
      expect(see([person()], EXTERNAL, { given: consents({ ada: ALL }, { basis }) }).see).toBe(
        'nothing',
      );
  });

  it('N7: of someone who has moved out or died is not displayed in the home', () => {
    const given = consents({ ada: ALL }, { gone: ['ada'] });
    expect(see([person()], HOME, { given }).see).toBe('nothing');
    expect(see([person()], EXTERNAL, { given }).see).toBe('nothing');
    expect(see([person()], ADAS, { given }).see).toBe('original');
  });

  it('N21: is seen by no one after a no on the day, not even by those who keep the records', () => {
    for (const viewer of [STAFF, KEEPER, ADAS, HOME, EXTERNAL, { kind: 'household' } as const])
      expect(see([person({ refused: true })], viewer)).toMatchObject({
        see: 'nothing',
        why: [{ code: 'refused', resident_ids: ['ada'] }],
      });
  });

  it('“ask each time” counts as yes only for a photo to which the resident agreed', () => {
    const given = consents({ ada: { ...ALL, photo_own_family: 'ask_each_time' } });
    expect(see([person()], ADAS, { given }).see).toBe('nothing');
    expect(see([person({ agreed: true })], ADAS, { given }).see).toBe('original');
  });

  it('that shows distress stays with staff', () => {
    const photo = { ...SHARED, is_distressing: true };
    for (const viewer of [ADAS, HOME, EXTERNAL])
      expect(see([person()], viewer, { photo })).toMatchObject({
        see: 'nothing',
        why: [{ code: 'distress' }],
      });
    expect(see([person()], STAFF, { photo }).see).toBe('original');
  });
});

describe('a photo of several people', () => {
  const bea = (part: Partial<DecidedPerson> = {}) => person({ resident_id: 'bea', ...part });
  const beaSaysNo = consents({ ada: ALL, bea: { ...ALL, photo_other_families: 'no' } });

  it('N4: hides from a family what another resident did not agree to', () => {
    expect(see([person(), bea()], ADAS, { given: beaSaysNo })).toMatchObject({
      see: 'nothing',
      why: [{ code: 'no_other_families', resident_ids: ['bea'] }],
    });
  });

  it('blurs the other resident for that family only, where staff chose it', () => {
    const people = [person({ region: null }), bea({ treatment: 'blur' })];
    expect(see(people, ADAS, { given: beaSaysNo })).toMatchObject({
      see: 'blurred',
      blur: [REGION],
    });
    expect(see(people, HOME, { given: beaSaysNo }).see).toBe('original');
    expect(see(people, STAFF, { given: beaSaysNo }).see).toBe('original');
  });

  it('cannot blur someone whose place is not marked, and never blurs for public use', () => {
    const unmarked = [person(), bea({ treatment: 'blur', region: null })];
    expect(see(unmarked, ADAS, { given: beaSaysNo }).why.map(({ code }) => code)).toEqual([
      'no_other_families',
      'not_marked',
    ]);
    const given = consents({ ada: ALL, bea: { ...ALL, photo_external: 'no' } });
    expect(see([person(), bea({ treatment: 'blur' })], EXTERNAL, { given }).see).toBe('nothing');
  });

  it('is not for a family whose own resident would be blurred', () => {
    const given = consents({ ada: { ...ALL, photo_own_family: 'no' }, bea: ALL });
    expect(see([person({ treatment: 'blur' }), bea()], ADAS, { given }).see).toBe('nothing');
  });

  it('shows a child to staff only, until a parent or school has agreed', () => {
    for (const viewer of [ADAS, HOME]) {
      expect(see([person(), child()], viewer)).toMatchObject({
        see: 'nothing',
        why: [{ code: 'child' }],
      });
      expect(see([person(), child({ agreed: true })], viewer).see).toBe('original');
      expect(see([person(), child({ treatment: 'blur' })], viewer).see).toBe('blurred');
    }
    expect(see([person(), child()], STAFF).see).toBe('original');
    expect(see([person(), child({ agreed: true })], EXTERNAL).see).toBe('nothing');
  });
});

describe('before it is shared', () => {
  it.each([
    ['needs_people', 'home', 'needs_people'],
    ['hidden', 'home', 'hidden'],
    ['ready', 'staff', 'not_shared'],
  ] as const)('a photo that is %s for %s stays with staff', (state, sharing, code) => {
    const photo = { ...SHARED, state, sharing };
    for (const viewer of [ADAS, HOME, EXTERNAL])
      expect(see([person()], viewer, { photo })).toMatchObject({ see: 'nothing', why: [{ code }] });
    expect(see([person()], KEEPER, { photo }).see).toBe('original');
  });

  it('a photo for families is not displayed in the home', () => {
    const photo: DecidedPhoto = { ...SHARED, sharing: 'own_family' };
    expect(see([person()], ADAS, { photo }).see).toBe('original');
    expect(see([person()], HOME, { photo }).see).toBe('nothing');
  });

  it('a family’s suggestion is seen by its uploader and those who answer it', () => {
    const photo: DecidedPhoto = { ...SHARED, state: 'pending', sharing: 'staff' };
    expect(see([person()], { ...ADAS, isUploader: true }, { photo }).see).toBe('original');
    expect(see([person()], KEEPER, { photo }).see).toBe('original');
    for (const viewer of [STAFF, ADAS, HOME, EXTERNAL])
      expect(see([person()], viewer, { photo }).see).toBe('nothing');
  });

  it('a household sees its own album without consents', () => {
    const given = consents({});
    expect(see([person()], { kind: 'household' }, { given }).see).toBe('original');
  });
});
