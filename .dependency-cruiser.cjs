// Who may import whom (docs/decisions/structure.md). No rule names a feature.
// scripts/planted-violations breaks each of them once, and a test expects every rule to fire.

// An area imports only areas before it (docs/decisions/structure.md).
const AREAS = [
  'accounts',
  'residents',
  'library',
  'risks',
  'events',
  'photos',
  'reports',
  'outings',
  'families',
  'board',
  'chat',
  'surveys',
  'dashboard',
  'system',
];

const TEST = '\\.test\\.tsx?$|/testing/';
/** @param {string} names */
const webLayer = (names) => `^packages/web/src/(${names})/`;

/** @param {string} name @param {object} from @param {object} to */
const rule = (name, from, to) => ({ name, severity: /** @type {const} */ ('error'), from, to });

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule('no-unresolved', {}, { couldNotResolve: true }),
    rule(
      'shared-is-pure',
      { path: '^packages/shared/src/', pathNot: TEST },
      { pathNot: ['^packages/shared/src/', '^node_modules/zod/'] },
    ),
    rule('web-never-meets-server', { path: '^packages/web/' }, { path: '^packages/server/' }),
    rule('server-never-meets-web', { path: '^packages/server/' }, { path: '^packages/web/' }),
    ...AREAS.map((area, at) =>
      rule(
        'areas-in-order',
        { path: `^packages/\\w+/src/(features/)?${area}/`, pathNot: TEST },
        { path: `^packages/\\w+/src/(features/)?(${AREAS.slice(at + 1).join('|') || '-'})/` },
      ),
    ),
    rule(
      'server-features-meet-in-public',
      { path: '^packages/server/src/features/([^/]+/[^/]+)/' },
      {
        path: '^packages/server/src/features/',
        pathNot: ['^packages/server/src/features/$1/', '/(public|make)\\.ts$'],
      },
    ),
    rule(
      'web-features-meet-in-public',
      { path: '^packages/web/src/features/([^/]+/[^/]+)/' },
      {
        path: '^packages/web/src/features/',
        pathNot: ['^packages/web/src/features/$1/', '/(api\\.ts|public\\.tsx?)$'],
      },
    ),
    rule(
      'queries-are-private',
      { path: '^packages/server/src/(?!features/)|^bench/', pathNot: TEST },
      { path: '^packages/server/src/features/.*queries\\.ts$' },
    ),
    rule(
      'only-the-top-imports-features',
      { path: '^packages/server/src/(?!(features|app|demo|admin)/)', pathNot: TEST },
      { path: '^packages/server/src/features/' },
    ),
    rule(
      'server-layers-point-down',
      {
        path: '^packages/server/src/(core|db|jobs|mail|pdf|content|files|web-push|features)/',
        pathNot: TEST,
      },
      { path: '^packages/server/src/((app|demo|admin)/|main\\.ts)' },
    ),
    // What renders without a turn of the renderer takes as much memory as there are requests.
    rule(
      'features-render-in-turn',
      { path: '^packages/server/src/features/', pathNot: TEST },
      {
        path: '^packages/server/src/pdf/(pdf-workers?|renderer)\\.ts$|^node_modules/pdfmake/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'web-words-is-lowest',
      { path: webLayer('words'), pathNot: TEST },
      { path: webLayer('platform|reporting|api|session|ui|forms|features|app') },
    ),
    rule(
      'compiled-words-only-through-words',
      { path: '^packages/web/src/', pathNot: webLayer('words') },
      { path: webLayer('words/compiled') },
    ),
    rule(
      'web-service-worker-stands-alone',
      { path: webLayer('service-worker'), pathNot: TEST },
      { path: '^packages/web/src/(?!service-worker/)' },
    ),
    rule(
      'web-reporting-below-api',
      { path: webLayer('reporting'), pathNot: TEST },
      { path: webLayer('api|session|ui|forms|features|app') },
    ),
    rule(
      'web-platform-is-lowest',
      { path: webLayer('platform'), pathNot: TEST },
      { path: webLayer('reporting|api|session|ui|forms|features|app') },
    ),
    rule(
      'web-api-below-session',
      { path: webLayer('api'), pathNot: TEST },
      { path: webLayer('session|live|ui|forms|features|app') },
    ),
    rule(
      'web-session-below-ui',
      { path: webLayer('session'), pathNot: TEST },
      { path: webLayer('live|ui|forms|features|app') },
    ),
    rule(
      'web-live-below-ui',
      { path: webLayer('live'), pathNot: TEST },
      { path: webLayer('ui|forms|features|app') },
    ),
    rule(
      'web-ui-below-forms',
      { path: webLayer('ui'), pathNot: TEST },
      { path: webLayer('forms|features|app') },
    ),
    rule(
      'web-forms-below-features',
      { path: webLayer('forms'), pathNot: TEST },
      { path: webLayer('features|app') },
    ),
    rule(
      'web-features-below-app',
      { path: webLayer('features'), pathNot: TEST },
      { path: webLayer('app') },
    ),
    rule(
      'testing-only-from-tests',
      { path: '^packages/', pathNot: TEST },
      { path: '/src/testing/' },
    ),
    rule(
      'only-queries-run-sql',
      { path: '^packages/server/src/features/', pathNot: [TEST, 'queries\\.ts$'] },
      { path: '^node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'capacitor-only-in-platform',
      { pathNot: '^packages/(web/src/platform|mobile)/' },
      { path: '^node_modules/(@capacitor|@aparajita)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist(-pseudo)?/|^packages/mobile/(www|android|ios)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.json` },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
