import { breatheWithTheCircle } from './films/breathe-with-the-circle.ts';
import { byTheSea } from './films/by-the-sea.ts';
import { colourWalk } from './films/colour-walk.ts';
import { daisyBell } from './films/daisy-bell.ts';
import { fingerGym } from './films/finger-gym.ts';
import { nightSky } from './films/night-sky.ts';
import { rainOnTheWindow } from './films/rain-on-the-window.ts';
import { seatedStretch } from './films/seated-stretch.ts';
import { sunriseOverFields } from './films/sunrise-over-fields.ts';
import { tapAlong } from './films/tap-along.ts';
import type { Video } from './toolkit/video.ts';

export const films: readonly Video[] = [
  breatheWithTheCircle,
  byTheSea,
  colourWalk,
  daisyBell,
  fingerGym,
  nightSky,
  rainOnTheWindow,
  seatedStretch,
  sunriseOverFields,
  tapAlong,
];
