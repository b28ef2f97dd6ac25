export { init, track } from '@plausible-analytics/tracker';
