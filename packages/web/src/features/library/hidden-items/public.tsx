export { HideMenu } from './hide-menu.tsx';
export { HideQuestion } from './hide-question.tsx';
