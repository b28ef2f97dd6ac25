import '../features/one/queries.ts'; // only-the-top-imports-features
