const FIRST = ['Margaret', 'Arthur', 'Joan', 'Ravi', 'Eileen', 'Desmond', 'Olwen', 'Stanley'];
const LAST = ['Ashworth', 'Bell', 'Chaudhry', 'Devlin', 'Entwistle', 'Fairclough', 'Greaves'];

export interface SamplePerson {
  id: string;
  first: string;
  last: string;
  room: string;
  minutes: number;
  seen: Date | null;
}

/** Invented people, the same on every visit. */
export const samplePeople = (count: number): SamplePerson[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `person-${at}`,
    first: FIRST[at % FIRST.length] ?? '',
    last: LAST[(at * 3) % LAST.length] ?? '',
    room: `Room ${at + 1}`,
    minutes: (at * 37) % 190,
    seen: at % 9 === 4 ? null : new Date(Date.UTC(2026, 10, 15 - (at % 28), 12)),
  }));
