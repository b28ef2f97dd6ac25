export { queueSurveyWork } from './tend.ts';
