export { toAsked } from './asked-question.ts';
export { entries, isWaitingFor } from './entries-outbox.ts';
export { MODE_WORDS } from './helper-words.ts';
export { LanguageField } from './language-field.tsx';
export { markLanguage } from './reading-language.ts';
export { NO_ANSWER_WORDS, SCALE_WORDS } from './scale-words.ts';
export { SurveyForm } from './survey-form.tsx';
export { TabletAnswer } from './tablet-answer.tsx';
