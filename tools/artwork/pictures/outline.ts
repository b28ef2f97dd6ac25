export type Point = { x: number; y: number };
export type Outline = { d: string; points: Point[]; closed: boolean };

const STEPS = 12;
const COUNTS: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

type Command = { letter: string; values: number[] };
type Pen = { at: Point; start: Point; handle: Point | undefined };

/** The separate strokes of a path, each with its points. */
export function parseOutlines(d: string): Outline[] {
  const outlines: Outline[] = [];
  const pen: Pen = { at: { x: 0, y: 0 }, start: { x: 0, y: 0 }, handle: undefined };
  for (const command of parseCommands(d)) {
    const points = pointsAlong(command, pen);
    pen.at = points.at(-1) ?? pen.at;
    if (command.letter.toUpperCase() === 'M') {
      pen.start = pen.at;
      outlines.push({ d: `M${exact(pen.at.x)} ${exact(pen.at.y)}`, points, closed: false });
    } else {
      const open = outlines.at(-1);
      if (!open) throw new Error(`This path does not begin with a move: ${d}`);
      open.d += written(command);
      open.points.push(...points);
      open.closed ||= command.letter.toUpperCase() === 'Z';
    }
  }
  return outlines;
}

const exact = (value: number) => Number(value.toFixed(3));
const written = ({ letter, values }: Command) => letter + values.map(exact).join(' ');

function parseCommands(d: string): Command[] {
  const commands: Command[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = COUNTS[letter.toUpperCase()] ?? 0;
    const values = letter.toUpperCase() === 'A' ? arcValues(rest) : numbersIn(rest);
    if (count === 0) commands.push({ letter, values: [] });
    for (let from = 0; from < values.length; from += count) {
      // After a move, further pairs are lines.
      const further = from > 0 && /m/i.test(letter) ? (letter === 'm' ? 'l' : 'L') : letter;
      commands.push({ letter: further, values: values.slice(from, from + count) });
    }
  }
  return commands;
}

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const numbersIn = (text: string) => [...text.matchAll(new RegExp(NUMBER, 'gi'))].map(Number);

// The two flags of an arc may be written without a separator.
const ARC = new RegExp(
  Array.from({ length: 7 }, (_, at) => (at === 3 || at === 4 ? '([01])' : `(${NUMBER})`)).join(
    String.raw`[\s,]*`,
  ),
  'gi',
);
const arcValues = (text: string) =>
  [...text.matchAll(ARC)].flatMap((match) => match.slice(1).map(Number));

function pointsAlong({ letter, values }: Command, pen: Pen): Point[] {
  const relative = letter === letter.toLowerCase();
  const base = relative ? pen.at : { x: 0, y: 0 };
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
  const at = (x: number, y: number) => ({ x: base.x + x, y: base.y + y });
  const mirrored = pen.handle
    ? { x: 2 * pen.at.x - pen.handle.x, y: 2 * pen.at.y - pen.handle.y }
    : pen.at;
  const curve = (one: Point, two: Point, end: Point) => {
    pen.handle = two;
    return cubic(pen.at, one, two, end);
  };
  switch (letter.toUpperCase()) {
    case 'C':
      return curve(at(a, b), at(c, d), at(e, f));
    case 'S':
      return curve(mirrored, at(a, b), at(c, d));
    case 'Q':
      return curve(at(a, b), at(a, b), at(c, d));
    case 'T':
      return curve(mirrored, mirrored, at(a, b));
  }
  pen.handle = undefined;
  switch (letter.toUpperCase()) {
    case 'H':
      return [{ x: base.x + a, y: pen.at.y }];
    case 'V':
      return [{ x: pen.at.x, y: base.y + a }];
    case 'A':
      return arc(pen.at, { rx: a, ry: b, turn: (c * Math.PI) / 180, large: d, sweep: e }, at(f, g));
    case 'Z':
      return [pen.start];
    default:
      return [at(a, b)];
  }
}

const steps = Array.from({ length: STEPS }, (_, at) => (at + 1) / STEPS);

function cubic(from: Point, one: Point, two: Point, to: Point): Point[] {
  const along = (t: number, axis: 'x' | 'y') =>
    (1 - t) ** 3 * from[axis] +
    3 * (1 - t) ** 2 * t * one[axis] +
    3 * (1 - t) * t ** 2 * two[axis] +
    t ** 3 * to[axis];
  return steps.map((t) => ({ x: along(t, 'x'), y: along(t, 'y') }));
}

type Arc = { rx: number; ry: number; turn: number; large: number; sweep: number };

/** Converts an arc from endpoint to centre form, as in the SVG standard. */
function arc(from: Point, { rx, ry, turn, large, sweep }: Arc, to: Point): Point[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const x = cos * half.x + sin * half.y;
  const y = cos * half.y - sin * half.x;
  const grow = Math.max(1, Math.hypot(x / rx, y / ry));
  const [wide, high] = [rx * grow, ry * grow];
  const rest = (wide * high) ** 2 / ((wide * y) ** 2 + (high * x) ** 2) - 1;
  const push = Math.sqrt(Math.max(0, rest)) * (large === sweep ? -1 : 1);
  const centre = { x: (push * wide * y) / high, y: (-push * high * x) / wide };
  const begin = Math.atan2((y - centre.y) / high, (x - centre.x) / wide);
  const end = Math.atan2((-y - centre.y) / high, (-x - centre.x) / wide);
  const whole = 2 * Math.PI;
  const sweptUp = (((end - begin) % whole) + whole) % whole;
  const swept = sweep ? sweptUp : sweptUp - whole;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return steps.map((t) => {
    const angle = begin + swept * t;
    const [u, v] = [centre.x + wide * Math.cos(angle), centre.y + high * Math.sin(angle)];
    return { x: middle.x + cos * u - sin * v, y: middle.y + sin * u + cos * v };
  });
}
