import './cycle-b.ts'; // no-cycles
