import type { Chance } from './chance.ts';
import { area, circle, ellipse, line, path, rect } from './svg.ts';
import type { Tones } from './tones.ts';

/** A background, and the height of its ground. */
type Scene = { drawn: string; ground: number };
type DrawScene = (tones: Tones, chance: Chance) => Scene;

const WIDTH = 320;
const HEIGHT = 240;
const everywhere = (fill: string) => rect(0, 0, WIDTH, HEIGHT, fill);

function blob(x: number, y: number, rx: number, ry: number, chance: Chance): string {
  const [a, b, c, d] = [0, 1, 2, 3].map(() => chance.between(0.86, 1.12)) as [
    number,
    number,
    number,
    number,
  ];
  const k = 0.56;
  return (
    path`M${x - rx * a} ${y}C${x - rx * a} ${y - ry * k * b} ${x - rx * k * c} ${y - ry * b} ${x} ${y - ry * b}` +
    path`S${x + rx * c} ${y - ry * k * d} ${x + rx * c} ${y}S${x + rx * k * a} ${y + ry * d} ${x} ${y + ry * d}` +
    path`S${x - rx * a} ${y + ry * k * c} ${x - rx * a} ${y}Z`
  );
}

const glow = (tones: Tones, chance: Chance) =>
  area(blob(160 + chance.between(-14, 14), 108, 118, 88, chance), tones.glow);

const table: DrawScene = (tones, chance) => {
  const dip = chance.between(-8, 8);
  const cloth = chance.between(70, 200);
  return {
    drawn:
      everywhere(tones.wall) +
      glow(tones, chance) +
      area(path`M0 ${176 + dip}Q160 ${164 - dip} 320 ${176 - dip}V240H0Z`, tones.ground) +
      area(
        path`M${cloth - 70} 171L${cloth + 60} 170L${cloth + 118} 240H${cloth - 128}Z`,
        tones.haze,
      ) +
      area(path`M0 ${228 + dip / 2}Q160 ${220 - dip / 2} 320 ${228 - dip / 2}V240H0Z`, tones.edge),
    ground: 192,
  };
};

const window: DrawScene = (tones, chance) => {
  const x = chance.pick([38, 60, 84, 108]);
  const [width, height] = [174, 142];
  const hill = chance.between(96, 122);
  return {
    drawn:
      everywhere(tones.wall) +
      rect(x - 8, 12, width + 16, height + 14, tones.haze, { rx: 8 }) +
      rect(x, 20, width, height, tones.glow, { rx: 4 }) +
      area(
        path`M${x} ${hill + 14}Q${x + 50} ${hill - 24} ${x + 100} ${hill + 8}T${x + width} ${hill - 4}V162H${x}Z`,
        tones.wall,
      ) +
      line(path`M${x + width / 2} 20V162M${x} 74H${x + width}`, tones.haze, 5) +
      rect(0, 170, WIDTH, 70, tones.ground) +
      rect(0, 214, WIDTH, 26, tones.edge),
    ground: 194,
  };
};

const hills: DrawScene = (tones, chance) => {
  const side = chance.side();
  const lean = chance.between(-14, 14);
  return {
    drawn:
      everywhere(tones.wall) +
      circle(160 + side * chance.between(10, 40), 92, 76, tones.glow) +
      area(
        path`M0 ${150 + lean}Q70 ${108 - lean} 160 ${144 + lean / 2}T320 ${132 - lean}V240H0Z`,
        tones.haze,
      ) +
      area(
        path`M0 ${180 - lean}Q110 ${146 + lean} 200 174T320 ${170 + lean}V240H0Z`,
        tones.ground,
      ) +
      area(path`M0 ${222 + lean / 2}Q160 ${202 - lean} 320 ${220 - lean / 2}V240H0Z`, tones.edge),
    ground: 196,
  };
};

const blanket: DrawScene = (tones, chance) => {
  const slope = chance.side() * chance.between(6, 12);
  const stripes = [0, 1, 2, 3, 4, 5, 6].map((at) => at * 52 + chance.between(0, 6));
  return {
    drawn:
      everywhere(tones.wall) +
      glow(tones, chance) +
      area(
        path`M0 ${166 + slope}Q80 ${152 - slope} 160 166T320 ${162 - slope}V240H0Z`,
        tones.ground,
      ) +
      line(
        stripes.map((x) => path`M${x} ${180 + slope}l${(x - 160) / 5} 64`).join(''),
        tones.haze,
        6,
      ) +
      line(
        path`M-4 ${190 + slope}Q80 ${176 - slope} 160 190T324 ${186 - slope}M-4 ${216 + slope}Q80 ${202 - slope} 160 216T324 ${212 - slope}`,
        tones.edge,
        3,
      ),
    ground: 190,
  };
};

const arch: DrawScene = (tones, chance) => {
  const x = 160 + chance.between(-18, 18);
  const reach = chance.between(84, 100);
  return {
    drawn:
      everywhere(tones.haze) +
      area(
        path`M${x - reach - 12} 240V${reach + 16}a${reach + 12} ${reach + 12} 0 0 1 ${2 * reach + 24} 0V240Z`,
        tones.wall,
      ) +
      area(
        path`M${x - reach} 240V${reach + 16}a${reach} ${reach} 0 0 1 ${2 * reach} 0V240Z`,
        tones.glow,
      ) +
      area(path`M0 182Q160 ${172 + chance.between(-4, 4)} 320 182V240H0Z`, tones.ground) +
      area('M0 226Q160 218 320 226V240H0Z', tones.edge),
    ground: 196,
  };
};

const rug: DrawScene = (tones, chance) => {
  const x = 160 + chance.between(-20, 20);
  return {
    drawn:
      everywhere(tones.wall) +
      glow(tones, chance) +
      rect(0, 164, WIDTH, 76, tones.haze) +
      rect(0, 160, WIDTH, 6, tones.ground) +
      ellipse(x, 204, 142, 30, tones.edge) +
      ellipse(x, 202, 134, 26, tones.ground) +
      ellipse(x, 202, 106, 18, tones.haze),
    ground: 200,
  };
};

const shelf: DrawScene = (tones, chance) => {
  const gap = chance.between(38, 46);
  const dots = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((column) =>
    [0, 1, 2, 3].map(
      (row) => path`M${14 + column * gap + (row % 2) * (gap / 2)} ${18 + row * 40}h.1`,
    ),
  );
  return {
    drawn:
      everywhere(tones.wall) +
      line(dots.join(''), tones.haze, 6) +
      glow(tones, chance) +
      rect(0, 186, WIDTH, 54, tones.haze) +
      rect(0, 186, WIDTH, 14, tones.edge) +
      rect(0, 200, WIDTH, 7, tones.ground),
    ground: 188,
  };
};

const curtains: DrawScene = (tones, chance) => {
  const left = chance.between(46, 64);
  const right = 320 - chance.between(46, 64);
  return {
    drawn:
      everywhere(tones.wall) +
      ellipse(160, 112, 112, 96, tones.glow) +
      area(path`M0 0H${left + 26}Q${left + 10} 110 ${left - 34} 188H0Z`, tones.ground) +
      area(path`M320 0H${right - 26}Q${right - 10} 110 ${right + 34} 188H320Z`, tones.ground) +
      line(
        path`M${left - 14} 0Q${left - 22} 92 ${left - 48} 160M${right + 14} 0Q${right + 22} 92 ${right + 48} 160`,
        tones.haze,
        5,
      ) +
      area('M0 184Q160 174 320 184V240H0Z', tones.haze) +
      area('M0 222Q160 214 320 222V240H0Z', tones.edge),
    ground: 198,
  };
};

const fence: DrawScene = (tones, chance) => {
  const from = chance.between(-16, 6);
  const pickets = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => from + at * 46);
  return {
    drawn:
      everywhere(tones.wall) +
      glow(tones, chance) +
      area(
        pickets.map((x) => path`M${x} 190V${124}l10 -10l10 10V190Z`).join('') +
          'M0 138h320v9H0ZM0 164h320v9H0Z',
        tones.haze,
      ) +
      area(path`M0 184Q90 ${172 + chance.between(-6, 4)} 180 182T320 178V240H0Z`, tones.ground) +
      area('M0 226Q160 212 320 224V240H0Z', tones.edge),
    ground: 200,
  };
};

const waterside: DrawScene = (tones, chance) => {
  const at = chance.between(60, 220);
  return {
    drawn:
      everywhere(tones.wall) +
      area(blob(160, 96, 128, 78, chance), tones.glow) +
      rect(0, 150, WIDTH, 90, tones.haze) +
      line(
        path`M${at - 46} 164h34M${at + 44} 160h22M${at + 4} 174h26M${at - 70} 178h14`,
        tones.wall,
        4,
      ) +
      area('M0 196Q80 178 170 190T320 184V240H0Z', tones.ground) +
      area('M0 228Q120 214 320 226V240H0Z', tones.edge),
    ground: 202,
  };
};

export const SCENES = {
  table,
  window,
  hills,
  blanket,
  arch,
  rug,
  shelf,
  curtains,
  fence,
  waterside,
};

export type SceneName = keyof typeof SCENES;
