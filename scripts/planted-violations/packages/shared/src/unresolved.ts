import './nowhere.ts'; // no-unresolved
