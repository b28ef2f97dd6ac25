import { area, circle, ellipse, line, path, rect, tag } from '../pictures/svg.ts';
import {
  wall,
  windowAt,
  curtains,
  picture,
  plant,
  lamp,
  bunting,
  tree,
  blooms,
  sky,
} from './setting-shapes.ts';

export type Setting =
  | 'lounge'
  | 'garden'
  | 'kitchen'
  | 'hall'
  | 'craft-room'
  | 'window'
  | 'party'
  | 'path'
  | 'conservatory'
  | 'dining-room'
  | 'studio'
  | 'seaside'
  | 'street';

/** Pictures are drawn 800 wide and 600 high. */
export const drawSetting = (setting: Setting): string => SETTINGS[setting]();

const SOFA =
  rect(60, 300, 680, 260, '#8aa79a', { rx: 50 }) + rect(90, 330, 620, 200, '#9db8ab', { rx: 40 });

const SETTINGS: Record<Setting, () => string> = {
  lounge: () =>
    wall('#f3dfc8', '#c9a27a') +
    windowAt(300, 60, 200, 190) +
    curtains(300, 60, 200, 190, '#d58a8a') +
    picture(90, 90, 120, 92, '#8fb4c7') +
    picture(608, 110, 84, 104, '#cf8257') +
    lamp(735, 230) +
    plant(56, 470, 1) +
    SOFA,
  garden: () =>
    sky() +
    area('M0 300Q200 230 420 288T800 262V600H0Z', '#b5cf9b') +
    tree(92, 330, 1.1, '#86ab68') +
    tree(716, 340, 1.25, '#7a9d5f') +
    area('M0 350Q260 316 520 346T800 336V600H0Z', '#9dc07f') +
    Array.from({ length: 17 }, (_, index) =>
      area(
        path`M${index * 50 + 4} 360V300L${index * 50 + 20} 284L${index * 50 + 36} 300V360Z`,
        '#fdf6ea',
      ),
    ).join('') +
    rect(0, 312, 800, 10, '#fdf6ea') +
    rect(0, 340, 800, 10, '#fdf6ea') +
    blooms(380, 26, ['#d58a8a', '#fffaf0', '#b7a3cf', '#dba844', '#b0524c']) +
    rect(0, 412, 800, 188, '#8db36c'),
  kitchen: () =>
    wall('#e6ecdf', '#d3b48c', 520) +
    Array.from(
      { length: 10 },
      (_, index) =>
        rect(index * 84 - 10, 236, 78, 64, index % 2 ? '#f6f3ea' : '#dfe8e4', { rx: 4 }) +
        rect(index * 84 - 52, 306, 78, 64, index % 2 ? '#dfe8e4' : '#f6f3ea', { rx: 4 }),
    ).join('') +
    windowAt(310, 50, 180, 150) +
    rect(40, 130, 210, 14, '#a87f57') +
    rect(556, 130, 210, 14, '#a87f57') +
    [60, 110, 160, 206]
      .map((x, index) =>
        rect(x, 84, 34, 46, ['#cf8257', '#f8efdf', '#4f8c8a', '#dba844'][index] ?? '#fff', {
          rx: 7,
        }),
      )
      .join('') +
    [580, 634, 690]
      .map((x, index) =>
        area(
          path`M${x} 84H${x + 46}Q${x + 46} 130 ${x + 34} 130H${x + 12}Q${x} 130 ${x} 84Z`,
          ['#8fb4c7', '#fffaf0', '#d58a8a'][index] ?? '#fff',
        ),
      )
      .join('') +
    rect(0, 372, 800, 18, '#c69d70'),
  hall: () =>
    wall('#e4dbe8', '#b98d63') +
    bunting(['#d58a8a', '#dba844', '#4f8c8a', '#fffaf0', '#8b6390'], 30) +
    rect(596, 196, 190, 280, '#6d4a33', { rx: 6 }) +
    rect(606, 350, 170, 110, '#7d5840') +
    rect(584, 300, 216, 26, '#573a28') +
    rect(590, 306, 204, 14, '#fffaf0') +
    Array.from({ length: 16 }, (_, index) => rect(600 + index * 12, 306, 5, 9, '#39322f')).join(
      '',
    ) +
    windowAt(60, 120, 150, 190) +
    curtains(60, 120, 150, 190, '#8b6390') +
    picture(330, 140, 130, 96, '#7a9d5f'),
  'craft-room': () =>
    wall('#f6e7cf', '#cda67b') +
    rect(60, 96, 240, 12, '#a87f57') +
    rect(60, 196, 240, 12, '#a87f57') +
    [72, 112, 152, 196, 240]
      .map((x, index) =>
        rect(
          x,
          50,
          32,
          46,
          ['#4f8c8a', '#d58a8a', '#dba844', '#8b6390', '#7a9d5f'][index] ?? '#fff',
          { rx: 5 },
        ),
      )
      .join('') +
    [84, 140, 196, 252]
      .map((x, index) =>
        circle(x, 174, 22, ['#b0524c', '#8fb4c7', '#f8efdf', '#b7a3cf'][index] ?? '#fff'),
      )
      .join('') +
    windowAt(380, 70, 190, 180) +
    line('M600 60Q690 96 790 60', '#a87f57', 3) +
    [620, 672, 726]
      .map(
        (x, index) =>
          rect(
            x,
            76 + (index % 2) * 8,
            42,
            54,
            ['#cfe4ea', '#f8dc8e', '#f0c8c0'][index] ?? '#fff',
            { rx: 3 },
          ) +
          circle(
            x + 21,
            100 + (index % 2) * 8,
            11,
            ['#d58a8a', '#7a9d5f', '#8b6390'][index] ?? '#fff',
          ),
      )
      .join('') +
    plant(740, 440, 0.9),
  window: () =>
    wall('#e8d9c4', '#b98d63', 520) +
    windowAt(180, 40, 440, 330) +
    curtains(180, 40, 440, 330, '#8fb4c7') +
    rect(130, 384, 540, 20, '#fffaf0', { rx: 5 }) +
    plant(90, 470, 1.1) +
    picture(692, 110, 84, 84, '#d58a8a'),
  party: () =>
    wall('#fbe6d4', '#c9a27a') +
    bunting(['#b0524c', '#dba844', '#8fb4c7', '#7a9d5f', '#d58a8a'], 26) +
    windowAt(310, 110, 180, 150) +
    curtains(310, 110, 180, 150, '#dba844') +
    [
      [70, 150, '#d58a8a'],
      [130, 110, '#8fb4c7'],
      [700, 140, '#b7a3cf'],
      [752, 190, '#dba844'],
      [640, 176, '#7a9d5f'],
    ]
      .map(
        ([x, y, fill]) =>
          line(path`M${Number(x)} ${Number(y) + 44}q12 60 -6 130`, '#a89a8a', 2) +
          ellipse(Number(x), Number(y), 34, 42, String(fill)) +
          tag('ellipse', {
            cx: Number(x) - 10,
            cy: Number(y) - 14,
            rx: 7,
            ry: 11,
            fill: '#ffffff',
            opacity: 0.5,
          }),
      )
      .join(''),
  path: () =>
    sky() +
    area('M0 270Q220 210 420 262T800 236V600H0Z', '#b5cf9b') +
    tree(70, 330, 1.4, '#cf9a57') +
    tree(250, 300, 0.8, '#dba844') +
    tree(560, 300, 0.9, '#b5763f') +
    tree(738, 340, 1.5, '#7a9d5f') +
    rect(0, 330, 800, 270, '#9dc07f') +
    area('M300 330Q400 320 480 330L760 600H60Z', '#e0c9a4') +
    Array.from({ length: 16 }, (_, index) =>
      ellipse(
        (index * 137) % 790,
        360 + ((index * 61) % 210),
        9,
        5,
        ['#cf8257', '#dba844', '#b0524c'][index % 3] ?? '#cf8257',
      ),
    ).join(''),
  conservatory: () =>
    rect(0, 0, 800, 600, '#d6e9ef') +
    area('M0 330Q240 270 460 322T800 296V600H0Z', '#b5cf9b') +
    tree(610, 350, 0.9, '#86ab68') +
    rect(0, 450, 800, 150, '#d9b991') +
    Array.from({ length: 6 }, (_, index) => rect(index * 156 - 6, 0, 12, 450, '#fffaf0')).join('') +
    rect(0, 120, 800, 10, '#fffaf0') +
    rect(0, 440, 800, 14, '#fffaf0') +
    rect(0, 0, 800, 22, '#fffaf0') +
    plant(70, 480, 1.3) +
    plant(738, 486, 1.4) +
    plant(400, 440, 0.7),
  'dining-room': () =>
    wall('#dfe6ea', '#b98d63') +
    windowAt(90, 80, 170, 190) +
    curtains(90, 80, 170, 190, '#4f8c8a') +
    rect(520, 150, 230, 300, '#a87f57', { rx: 6 }) +
    rect(534, 164, 202, 80, '#8a6a4c') +
    rect(534, 256, 202, 80, '#8a6a4c') +
    [560, 610, 660, 706]
      .map((x) => circle(x, 222, 20, '#fffaf0') + circle(x, 222, 11, '#cfe0e6'))
      .join('') +
    [556, 604, 652, 700]
      .map((x) => area(path`M${x - 16} 296H${x + 16}V320Q${x} 336 ${x - 16} 320Z`, '#fffaf0'))
      .join('') +
    picture(350, 120, 110, 86, '#dba844'),
  studio: () =>
    rect(0, 0, 800, 600, '#cdb99c') +
    tag('ellipse', { cx: 400, cy: 240, rx: 360, ry: 280, fill: '#e3d3b8' }) +
    tag('ellipse', { cx: 400, cy: 220, rx: 240, ry: 200, fill: '#efe4d0' }) +
    rect(0, 500, 800, 100, '#a5896a') +
    rect(90, 250, 30, 250, '#f4ecde') +
    rect(70, 236, 70, 18, '#f4ecde') +
    plant(105, 240, 0.7),
  seaside: () =>
    rect(0, 0, 800, 600, '#e4ddd0') +
    rect(0, 250, 800, 130, '#b3a994') +
    tag(
      'g',
      { opacity: 0.7 },
      line(
        'M20 280q24 -12 48 0t48 0M300 300q24 -12 48 0t48 0M560 276q24 -12 48 0t48 0M120 336q24 -12 48 0t48 0M620 340q24 -12 48 0t48 0',
        '#f4ecde',
        5,
      ),
    ) +
    rect(470, 200, 330, 16, '#7a6a55') +
    [500, 570, 640, 710, 780]
      .map((x) => line(path`M${x} 214L${x - 16} 300M${x} 214L${x + 16} 300`, '#7a6a55', 6))
      .join('') +
    area('M640 200V150L690 120L740 150V200Z', '#8f7d66') +
    rect(0, 380, 800, 220, '#d3c19f'),
  street: () =>
    rect(0, 0, 800, 600, '#ddd4c4') +
    [0, 200, 400, 600]
      .map(
        (x, index) =>
          rect(x, 70 + (index % 2) * 20, 200, 430, index % 2 ? '#a08b74' : '#8f7a64') +
          rect(x + 24, 110, 60, 84, '#e9e2d4') +
          rect(x + 116, 110, 60, 84, '#e9e2d4') +
          line(path`M${x + 54} 110V194M${x + 146} 110V194`, '#8f7a64', 4) +
          rect(x + 116, 280, 60, 220, '#5b4c40') +
          rect(x + 24, 290, 66, 92, '#e9e2d4'),
      )
      .join('') +
    rect(0, 490, 800, 110, '#b8ac99'),
};
