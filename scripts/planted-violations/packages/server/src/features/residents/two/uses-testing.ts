import '../../../testing/fixture.ts'; // testing-only-from-tests
