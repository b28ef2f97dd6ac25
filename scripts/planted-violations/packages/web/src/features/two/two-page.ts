import '../one/one-page.ts'; // web-features-meet-in-api
