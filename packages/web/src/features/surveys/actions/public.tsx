export { ActionsBanner } from './actions-banner.tsx';
export { RaiseAction, RaisedActions } from './raised-actions.tsx';
