import '../../accounts/one/one-page.ts'; // web-features-meet-in-public
