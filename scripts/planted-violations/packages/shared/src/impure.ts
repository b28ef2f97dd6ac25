import 'node:fs'; // shared-is-pure
