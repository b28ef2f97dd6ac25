import '../one/handlers.ts'; // server-features-meet-in-queries
