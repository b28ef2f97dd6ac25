import '../session/session.ts'; // web-api-below-session
