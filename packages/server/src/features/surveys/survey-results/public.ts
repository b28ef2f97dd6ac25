export { countEntries, type EntryToCount } from './count-entries.ts';
export { readSurveyFigures } from './survey-figures.ts';
