import '../api/api.ts'; // web-platform-is-lowest
