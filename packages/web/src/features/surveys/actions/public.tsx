export { RaiseAction, RaisedActions } from './raised-actions.tsx';
