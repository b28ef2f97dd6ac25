import type { LibraryHazard } from './library-hazard.ts';

const RESIDENTS = ['residents'] as const;
const HOME = ['residents', 'staff'] as const;
const ALL = ['residents', 'staff', 'visitors'] as const;

/** Animals, trips, feelings, visitors and special equipment. */
export const HAZARDS_OF_COMPANY = {
  animal: {
    title: 'Animals',
    how: 'bites, scratches, fleas, fear, an allergy, or tripping over a lead',
    who: ['residents', 'staff', 'visitors', 'animals'],
    controls: [
      'Animal vaccinated, well, not raw-fed; handler insured and always within reach',
      'Allergies, fears and wishes of each person checked first',
      'Hands washed after; no animals at meals',
      'A way out and a rest place for the animal',
    ],
  },
  outing_missing: {
    title: 'Getting lost or separated',
    how: 'walking off or being left behind',
    who: RESIDENTS,
    controls: [
      'A named worker for each person',
      'Headcount by name at each stage, staff included',
      'Recent photo and description held by the leader',
      'Card with the home’s telephone number, out of sight',
      'Missing-person plan known: search, ring the home, ring 999',
    ],
  },
  outing_vehicle: {
    title: 'Vehicle, loading and breakdown',
    how: 'a collision, an unsecured wheelchair, the lift or a breakdown',
    who: HOME,
    controls: [
      'Driver licensed, insured and rested',
      'Belts and wheelchair tie-downs checked by a second person',
      'Tail lift used by trained staff',
      'Breakdown cover, route and toilet stops known',
    ],
  },
  outing_health: {
    title: 'Health needs while out',
    how: 'missed medicine, tiredness, lack of a toilet or the wrong food',
    who: RESIDENTS,
    controls: [
      'Medicines plan agreed with the person in charge',
      'Bag with pads, spare clothes, drinks and first aid',
      'Accessible toilet known before leaving',
      'Eating plans carried; turn-back rule agreed',
    ],
  },
  weather: {
    title: 'Sun, heat, cold, ice or wind',
    how: 'sunburn, overheating, chill or a slip on ice',
    who: HOME,
    controls: [
      'Forecast checked on the day; no trip in an amber or red warning',
      'Hats, sun cream, shade and drinks in heat',
      'Layers and rugs in cold; short time outside',
    ],
  },
  water: {
    title: 'Open water',
    how: 'falling into a pond, pool, river or the sea',
    who: HOME,
    controls: [
      'A barrier, or a worker between people and the edge',
      'One-to-one near the edge',
      'Nobody works alone near water',
      'Throw line or life ring located on arrival',
    ],
  },
  emotion: {
    title: 'Upsetting memories',
    how: 'reminders of loss, war, trauma or home',
    who: RESIDENTS,
    controls: [
      'Topics to avoid checked for each person',
      'A quiet place and a named worker who comforts',
      'Time to talk afterwards, also for staff',
    ],
  },
  overstim: {
    title: 'Noise, crowds and flashing lights',
    how: 'too much noise, movement or light at once',
    who: RESIDENTS,
    controls: [
      'Small groups and breaks',
      'A seat near the door for anyone who may want to leave',
      'No strobe or flashing light',
    ],
  },
  sensory_kit: {
    title: 'Sensory equipment',
    how: 'flashing light, a trailing lead or an unstable bubble tube',
    who: HOME,
    controls: [
      'Equipment tested and stable',
      'Steady light only; no strobe',
      'A worker stays while it is on',
    ],
  },
  doll_robot: {
    title: 'Dolls and robot animals',
    how: 'being misled, laughed at, or distressed when it is taken away',
    who: RESIDENTS,
    controls: [
      'In the care plan, and family informed',
      'Introduced honestly and never used as a joke',
      'Washable, and kept for one person where possible',
    ],
  },
  exercise_kit: {
    title: 'Exercise equipment',
    how: 'a snapping band, a hard ball or over-reaching',
    who: HOME,
    controls: [
      'Latex-free bands, inspected before use',
      'Soft balls only',
      'No reaching out of the chair',
    ],
  },
  garden: {
    title: 'Garden tools, thorns and compost',
    how: 'canes at eye height, thorns, or breathing in compost dust',
    who: HOME,
    controls: [
      'Caps on canes',
      'Gloves for soil and thorns',
      'Compost opened outdoors by staff wearing a mask, and kept damp',
      'Raised beds or table-top trays',
    ],
  },
  chemicals: {
    title: 'Chemicals and sprays',
    how: 'breathing in, swallowing or splashing a product',
    who: HOME,
    controls: ['Safety data sheet read', 'Window open', 'Products locked away after use'],
  },
  intergen: {
    title: 'Children visiting',
    how: 'a child or a resident left alone together, knocked over or upset',
    who: ['residents', 'children', 'staff'],
    controls: [
      'The school’s or group’s own assessment seen',
      'Children and residents never alone together',
      'Photo consents held on both sides',
      'Nobody comes who is unwell',
    ],
  },
  external: {
    title: 'Entertainers, volunteers and therapists',
    how: 'an unsuitable, unchecked or unsupervised visitor',
    who: RESIDENTS,
    controls: [
      'Insurance and references seen; DBS check where the law asks for one',
      'A worker stays in the room throughout',
      'Volume, length and content agreed beforehand',
    ],
  },
  alcohol: {
    title: 'Alcohol',
    how: 'alcohol with medicines, before walking, or in recovery',
    who: RESIDENTS,
    controls: [
      'Care plan and medicines checked on the day',
      'Measured drinks, written down',
      'The person’s choice respected',
      'Alcohol-free drinks in the same glass',
    ],
  },
  online: {
    title: 'Video calls, tablets and scams',
    how: 'a scam, or others being seen on screen without agreeing',
    who: HOME,
    controls: [
      'A worker sets it up and stays near',
      'No bank details or passwords',
      'Nobody else in view of the camera',
    ],
  },
  dignity: {
    title: 'Loss of dignity',
    how: 'childish material, being shown up, or feeling made to join in',
    who: RESIDENTS,
    controls: [
      'Material made for adults',
      'Everyone is asked first',
      'Anyone may leave at any time',
    ],
  },
  lone: {
    title: 'One-to-one alone in a room',
    how: 'no help nearby, or a false accusation',
    who: HOME,
    controls: [
      'Door left as the home’s policy says',
      'Call bell within reach',
      'Start and end recorded',
    ],
  },
  fire: {
    title: 'Fire and crowded rooms',
    how: 'blocked exits, too many people or decorations near heat',
    who: ALL,
    controls: [
      'Exits and wheelchair routes clear',
      'Numbers within what the room holds',
      'Personal evacuation plans known',
      'Decorations away from lamps and heaters',
    ],
  },
  magnets: {
    title: 'Magnets near implanted devices',
    how: 'a magnet close to a pacemaker or defibrillator, or a swallowed magnet',
    who: ALL,
    controls: [
      'Records checked for pacemakers and implanted defibrillators',
      'A set without magnets for anyone who has one',
      'Magnets counted out and in; a swallowed magnet means 999',
    ],
  },
  weighted: {
    title: 'Weighted items',
    how: 'a weight that restricts breathing, hurts skin or cannot be taken off',
    who: RESIDENTS,
    controls: [
      'Only for people who can lift it off alone',
      'Occupational therapist asked; time limit written down',
      'Skin, breathing and comfort watched throughout',
    ],
  },
} satisfies Record<string, LibraryHazard>;
