import type { Art } from './icon-art.ts';

export interface Asset {
  /** Relative to the root of the repository. */
  path: string;
  /** In pixels; every picture is square. */
  size: number;
  art: Art;
}

const WEB = 'packages/web/public/icons';
const RESOURCES = 'packages/mobile/android/app/src/main/res';
const CATALOGUE = 'packages/mobile/ios/App/App/Assets.xcassets';

const CORNER = 13 / 24;
/** Launchers show 72 of an adaptive icon's 108 units and never crop the middle 66. */
const ADAPTIVE = 1.07 * (72 / 108);

const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };

const tile = { motif: 'light', tile: 'light' } as const;
const alone = { motif: 'silhouette', scale: 1.4 } as const;

const web: Asset[] = [
  { path: `${WEB}/icon-192.png`, size: 192, art: { ...tile, roundness: CORNER } },
  { path: `${WEB}/icon-512.png`, size: 512, art: { ...tile, roundness: CORNER } },
  { path: `${WEB}/maskable-512.png`, size: 512, art: { ...tile, scale: 0.85 } },
  { path: `${WEB}/apple-touch-icon-180.png`, size: 180, art: { ...tile, scale: 1.1 } },
  { path: `${WEB}/badge-96.png`, size: 96, art: alone },
];

const android = Object.entries(DENSITIES).flatMap(([density, factor]): Asset[] => {
  const mipmap = `${RESOURCES}/mipmap-${density}/ic_launcher`;
  const icon = Math.round(48 * factor);
  const adaptive = Math.round(108 * factor);
  // The system crops a splash icon to a circle of two thirds of its width.
  const splash = Math.round(288 * factor);
  const splashIcon = (night: string) => `${RESOURCES}/drawable${night}-${density}/splash_icon.png`;
  return [
    { path: `${mipmap}.png`, size: icon, art: { ...tile, roundness: CORNER } },
    { path: `${mipmap}_round.png`, size: icon, art: { ...tile, roundness: 1, scale: 0.9 } },
    { path: `${mipmap}_foreground.png`, size: adaptive, art: { motif: 'light', scale: ADAPTIVE } },
    {
      path: `${mipmap}_monochrome.png`,
      size: adaptive,
      art: { motif: 'silhouette', scale: ADAPTIVE },
    },
    {
      path: `${RESOURCES}/drawable-${density}/ic_notification.png`,
      size: Math.round(24 * factor),
      art: alone,
    },
    { path: splashIcon(''), size: splash, art: { motif: 'light', scale: 0.7 } },
    { path: splashIcon('-night'), size: splash, art: { motif: 'dark', scale: 0.7 } },
  ];
});

const ios: Asset[] = [
  {
    path: `${CATALOGUE}/AppIcon.appiconset/icon-light.png`,
    size: 1024,
    art: { ...tile, scale: 1.1 },
  },
  {
    path: `${CATALOGUE}/AppIcon.appiconset/icon-dark.png`,
    size: 1024,
    art: { motif: 'dark', tile: 'dark', scale: 1.1 },
  },
  {
    path: `${CATALOGUE}/AppIcon.appiconset/icon-tinted.png`,
    size: 1024,
    art: { motif: 'silhouette', tile: 'black', scale: 1.1 },
  },
  ...[1, 2, 3].flatMap((scale) =>
    (['light', 'dark'] as const).map((motif) => ({
      path: `${CATALOGUE}/Splash.imageset/splash-${motif}-${scale}x.png`,
      size: 200 * scale,
      art: { motif, scale: 1.1 },
    })),
  ),
];

export const assets: Asset[] = [...web, ...android, ...ios];

/** Stays an SVG. */
export const favicon = {
  path: 'packages/web/public/favicon.svg',
  art: { ...tile, roundness: CORNER },
} as const;
